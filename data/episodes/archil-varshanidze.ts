import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "0d-j8jDxiJE",
  number: 3,
  title: "Devtherapy Episode #3 - არჩილ ვარშანიძე | Engineering Manager, Feedback კულტურა, ინჟინრული ჰიგიენა",
  description:
    "არჩილ ვარშანიძისგან გავიგეთ, რა საქმე აქვს engineering manager-ს, როცა კოდს სხვები წერენ, რა არის ფიდბექის კულტურა და რა უნდა ჰიგიენას ინჟინერიაში.",
  date: "2024-10-30T11:17:20Z",
  duration: 67,
  tags: ["engineering management", "feedback culture", "tech hiring", "career", "software engineering", "leadership"],
  slug: "archil-varshanidze",
  youtubeId: "0d-j8jDxiJE",
  guest: "Archil Varshanidze",
  links: [{ group: "guest", label: "არჩილ ვარშანიძე LinkedIn-ზე", url: "https://linkedin.com/in/archil-varshanidze" }],
  beforeListening: `SBI-ს წესით შენიშვნა სამ ნაბიჯად ითქმის: სიტუაცია, ქცევა, გავლენა. „უყურადღებო ხარ“ არაფერს ცვლის. SBI-თ იგივე ასე ჟღერს: „გუშინდელ რევიუში სამი კომენტარი უპასუხოდ დატოვე და რელიზი გადავდეთ“.

პროექტს, სადაც ჰიგიენას იცავენ, სამი ნიშნით ამოიცნობ:
– CI-ს წითლად არავინ ტოვებს;
– ტესტს, რომელიც ხან გადის, ხან არა, ან ასწორებენ, ან შლიან;
– ახალი თანამშრომელი პროექტს თავის კომპიუტერზე README-ს მიხედვით პირველსავე დღეს უშვებს.`,
  fullDescription: `One-on-one-ზე შენიშვნა ითქვა, ორივე კმაყოფილი ადგა, მეორე დღეს კი არაფერია შეცვლილი. ფიდბექი ერთი წინადადებაა, ფიდბექის კულტურა – ის, რაც მეორე დღეს ხდება.

ორი კვირის Devtherapy მენეჯმენტამდე უკვე მივიდა; სტარტაპს ამისთვის ჩვეულებრივ მეტი დრო სჭირდება. ინჟინრულ ჰიგიენაზეც ვილაპარაკეთ. სიტყვა ზუსტია: კოდსაც აქვს სუნი (code smell) და, როგორც ყოველთვის, ყველაზე გვიან პატრონი გრძნობს.`,
} satisfies EpisodeInput;
