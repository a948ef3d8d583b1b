import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tornike-razmadze",
  order: 14,
  name: "Tornike Razmadze",
  bio: "Zed, Git, Go, Rust: თორნიკე რაზმაძესთან ხელსაწყოებზე ვსაუბრობთ და იმ ფილოსოფიებზე, რომლებიდანაც ისინი მოდის.",
  description: `1999 წელს, პირველი ვებსაიტი რომ გააკეთა, Go-ს გამოჩენამდე კიდევ ათი წელი რჩებოდა და თორნიკეს დაცდა მოუწია. ხელსაწყოებში თავისუფლება მკაცრ წესებს შეადარა; gofmt-ს, რა თქმა უნდა, არავისთვის უკითხავს.

Pair programming-ზე ლაპარაკს რომ მოვრჩით, დისტანციურ მუშაობაზე გადავედით. კლავიატურას ამით ერთი პატრონი დარჩა.`,
  episode: {
    title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
    youtubeId: "atg6EtERPVA",
  },
  tags: ["golang", "c#", "development-philosophies", "pair-programming"],
  tagline: "რატომ Go?",
  youtubeUrl: "https://www.youtube.com/embed/atg6EtERPVA",
} satisfies GuestInput;
