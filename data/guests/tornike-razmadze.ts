import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tornike-razmadze",
  order: 14,
  name: "Tornike Razmadze",
  bio: "Zed, Git, Go, Rust: თორნიკე რაზმაძესთან ხელსაწყოებზე ვსაუბრობთ და იმ ფილოსოფიებზე, რომლებიც მათ უკან დგას.",
  description: `C#-ზე გავრცელებულ სტერეოტიპებს თორნიკე რაზმაძე Go-ს არჩევის მიზეზებზე ადრე ეხება. Go Tour, რომელსაც ბრაუზერში გაივლი, ეპიზოდის რესურსებშია.`,
  episode: {
    title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
    youtubeId: "atg6EtERPVA",
  },
  tags: ["golang", "c#", "development-philosophies", "pair-programming"],
  tagline: "Go, Zed და სიმარტივე",
  youtubeUrl: "https://www.youtube.com/embed/atg6EtERPVA",
} satisfies GuestInput;
