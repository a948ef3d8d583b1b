import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tornike-razmadze",
  order: 14,
  name: "Tornike Razmadze",
  bio: "Zed, Git, Go, Rust: თორნიკე რაზმაძესთან ხელსაწყოებზე ვსაუბრობთ და იმ ფილოსოფიებზე, რომლებიც მათ უკან დგას.",
  description: `რა სტერეოტიპები დადის C#-ზე? „რატომ Go“-მდე თორნიკე რაზმაძესთან ჯერ ეს კითხვა გავარჩიეთ. გუნდის სხვა სადავო თემებსაც მივწვდით: Pair programming, Remote work, Startup თუ Corporation, side project-ები თავისუფალი დროისთვის.

Go-ს თუ აქამდე არ შეხებიხარ, Go Tour ბრაუზერში გაიარე. დასაყენებელი არაფერია, ანუ ვერც იმას მოიმიზეზებ.`,
  episode: {
    title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
    youtubeId: "atg6EtERPVA",
  },
  tags: ["golang", "c#", "development-philosophies", "pair-programming"],
  tagline: "Go, Zed და სიმარტივე",
  youtubeUrl: "https://www.youtube.com/embed/atg6EtERPVA",
} satisfies GuestInput;
