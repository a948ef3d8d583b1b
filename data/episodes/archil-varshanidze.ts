import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "0d-j8jDxiJE",
  number: 3,
  title: "Devtherapy Episode #3 - არჩილ ვარშანიძე | Engineering Manager, Feedback კულტურა, ინჟინრული ჰიგიენა",
  description:
    "რას აკეთებს Engineering Manager, რით იკვებება Feedback-ის კულტურა და რა არის ინჟინრული ჰიგიენა? პასუხებს არჩილ ვარშანიძისგან მოისმენ, ინჟინრების აყვანისა და კარიერული ზრდის ამბავთან ერთად.",
  date: "2024-10-30T11:17:20Z",
  duration: 67,
  tags: ["engineering management", "feedback culture", "tech hiring", "career", "software engineering", "leadership"],
  slug: "archil-varshanidze",
  youtubeId: "0d-j8jDxiJE",
  guest: "Archil Varshanidze",
  links: [{ group: "guest", label: "არჩილ ვარშანიძე LinkedIn-ზე", url: "https://linkedin.com/in/archil-varshanidze" }],
  beforeListening: `SBI შენიშვნის მარტივი ჩარჩოა: სიტუაცია, ქცევა, გავლენა. „უყურადღებო ხარ“ არაფერს ცვლის. „გუშინდელ რევიუში სამი კომენტარი უპასუხოდ დარჩა და რელიზი გადავდეთ“ უკვე სალაპარაკო მასალაა.

ჰიგიენას კი ერთ საღამოში შეამოწმებ: წითელ CI-ს არავინ ტოვებს; ტესტი, რომელიც ხან გადის, ხან – არა, ან სწორდება, ან იშლება; README-ს მიხედვით ახალი თანამშრომელი პროექტს პირველსავე დღეს უშვებს.`,
  fullDescription: `„როგორ გამოვიდა?“ – „კარგად“. One-on-one დამთავრდა, ორივე კმაყოფილი დგება და ორშაბათს არაფერი იცვლება. ასეთ დიალოგს თუ დასწრებიხარ, მიხვდები, რატომ გვინდოდა Feedback-ის კულტურაზე არჩილ ვარშანიძესთან საუბარი.

Engineering Manager-ის სამუშაო დღე git log-ში არ ჩანს, დაქირავება და ლიდერობა – მით უმეტეს. ინჟინრული ჰიგიენა კი ჩანს, თანაც ყველაზე მკაფიოდ იმ დღეს, როცა პროექტს ახალი ადამიანი უერთდება.`,
} satisfies EpisodeInput;
