import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "0d-j8jDxiJE",
  number: 3,
  title: "Devtherapy Episode #3 - არჩილ ვარშანიძე | Engineering Manager, Feedback კულტურა, ინჟინრული ჰიგიენა",
  description: "Engineering Manager-ის საქმე, Feedback და ინჟინრული ჰიგიენა არჩილ ვარშანიძის თვალით.",
  date: "2024-10-30T11:17:20Z",
  duration: 67,
  tags: ["engineering management", "feedback culture", "tech hiring", "career", "software engineering", "leadership"],
  slug: "archil-varshanidze",
  youtubeId: "0d-j8jDxiJE",
  guest: "Archil Varshanidze",
  links: [{ group: "guest", label: "არჩილ ვარშანიძე LinkedIn-ზე", url: "https://linkedin.com/in/archil-varshanidze" }],
  beforeListening: `SBI შენიშვნის მარტივი ჩარჩოა: სიტუაცია, ქცევა, გავლენა. „უყურადღებო ხარ“ არაფერს ცვლის. ამ ჩარჩოთი იგივე ასე ითქმის: „გუშინდელ რევიუში სამი კომენტარი უპასუხოდ დარჩა და რელიზი გადავდეთ“.

ინჟინრული ჰიგიენის შესამოწმებლად:
– წითელ CI-ს არავინ ტოვებს
– ტესტი, რომელიც ხან გადის, ხან – არა, ან სწორდება, ან იშლება
– README-ს მიხედვით ახალი თანამშრომელი პროექტს პირველსავე დღეს უშვებს`,
  fullDescription: `„როგორ გამოვიდა?“ – „კარგად“. One-on-one დამთავრდა, ორივე კმაყოფილი დგება და ორშაბათს არაფერი იცვლება. არჩილ ვარშანიძის თემებია Feedback-ის კულტურა, ლიდერობა, დაქირავება და ინჟინრული ჰიგიენა.`,
} satisfies EpisodeInput;
