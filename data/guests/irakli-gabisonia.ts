import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "ირაკლი გაბისონია CTO უკვე 24 წლისა იყო; Amazon-ში მუშაობასა და დიჯიტალ ნომადობაზე გვიამბო.",
  description: `CTO ბევრს კარიერის კიბის ბოლო საფეხური ჰგონია. ირაკლი იქ ადრე ავიდა, ამიტომ კიბე ზემოდან ჩამოვიარეთ და ქვემოთ Staff Engineer და Principal დაგვხვდა. ორივე როლი იმ ინჟინრისთვისაა, რომელიც იზრდება, მაგრამ ხალხს არ მართავს. Staff-ის გავლენა რამდენიმე გუნდს სწვდება, Principal-ისა – მთელ ორგანიზაციას.

45:50-ზე ML.NET-ზე ვლაპარაკობთ. ამ ბიბლიოთეკით მოდელს პირდაპირ C#-ზე წვრთნი და Python-ზე გადასვლა აღარ გიწევს.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
