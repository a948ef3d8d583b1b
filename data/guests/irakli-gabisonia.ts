import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "ირაკლი გაბისონია 24 წლისა კომპანიის CTO იყო; Amazon-ში მუშაობასა და დიჯიტალ ნომადობაზე გვიამბო.",
  description: `CTO კარიერის კიბის ბოლო საფეხური ჰგონიათ. ირაკლისთან ვანდიოს პერიოდიდან მალევე იქ აღმოვჩნდით და კიბე ზემოდან ჩამოვიარეთ: მომდევნო საფეხურებზე Staff Engineer და Principal დაგვხვდა. ორივე როლი იმ ინჟინრისთვისაა, ვინც იზრდება, მაგრამ ხალხს არ მართავს. Staff-ის გავლენა რამდენიმე გუნდს სწვდება, Principal-ისა – მთელ ორგანიზაციას.

Amazon-ის მერე ჯერ პრობლემებიდან გაჩენილ იდეებს შევეხეთ, 45:50-ზე კი – ML.NET-ს. ამ ბიბლიოთეკით მოდელს პირდაპირ C#-ზე წვრთნი და Python-ზე გადასვლა აღარ გიწევს.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
