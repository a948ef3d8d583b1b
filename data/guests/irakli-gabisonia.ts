import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "ირაკლი გაბისონიამ გვიამბო, როგორია CTO-ობა 24 წლის ასაკში, მუშაობა Amazon-ში და ციფრული მომთაბარეობა.",
  description: `CTO ტექნიკური კარიერის კიბის ბოლო საფეხურია და ირაკლი იქ ადრე ავიდა. შუა საფეხურებზეც ვკითხეთ, Staff Engineer-სა და Principal-ზე. ორივე როლი იმ ინჟინრისთვისაა, რომელიც იზრდება, მაგრამ ხალხს არ მართავს. Staff-ის გავლენა რამდენიმე გუნდს სწვდება, Principal-ისა – მთელ ორგანიზაციას.

ML.NET-ს 45:50-ზე მივადექით: ამ ბიბლიოთეკით მოდელს პირდაპირ C#-ში წვრთნი და Python აღარ გჭირდება.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
