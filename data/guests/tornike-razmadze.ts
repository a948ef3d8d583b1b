import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tornike-razmadze",
  order: 14,
  name: "Tornike Razmadze",
  bio: "თორნიკე რაზმაძემ Go-ზე, თულინგსა და იმ შიშზე ილაპარაკა, რომელსაც დეველოპერში სიახლე იწვევს.",
  description: `1999 წელს, როცა თორნიკემ პირველი ვებსაიტი გააკეთა, Go-ს გამოჩენამდე კიდევ ათი წელი რჩებოდა. ეპიზოდში ვიკითხეთ, რა სჯობს ხელსაწყოში, თავისუფლება თუ მკაცრი წესები. Go-ს ფორმატერს, gofmt-ს, ამაზე აზრი არავისთვის უკითხავს.

რედაქტორი Zed 18:40-ზე განვიხილეთ, pair programming და დისტანციური მუშაობა – ბოლოსკენ, არადა სამივე ერთად უნდა მოისმინო. Zed-ში ორი დეველოპერი ერთ ფაილს სხვადასხვა ქალაქიდან ასწორებს, თითოეული თავისი კურსორით; წყვილში მუშაობას ერთი მაგიდა აღარ სჭირდება.`,
  episode: {
    title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
    youtubeId: "atg6EtERPVA",
  },
  tags: ["golang", "c#", "development-philosophies", "pair-programming"],
  tagline: "Go-მდე ათი წლით ადრე",
  youtubeUrl: "https://www.youtube.com/embed/atg6EtERPVA",
} satisfies GuestInput;
