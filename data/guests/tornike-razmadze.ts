import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tornike-razmadze",
  order: 14,
  name: "Tornike Razmadze",
  bio: "თორნიკე რაზმაძის ეპიზოდი Go-ზე, სიმარტივეზე, თულინგსა და დეველოპმენტის ფილოსოფიებზეა.",
  description: `Go-ს კოდში ერთ ფრაზას ყველაზე ხშირად შეხვდები: if err != nil. ერთს მოსაწყენი ჰგონია, მეორეს – პატიოსანი, რადგან შეცდომა თვალწინ დევს და არა სადღაც catch-ში.

თორნიკე რაზმაძესთან საუბარში სიმარტივე მხოლოდ ენას არ ეხება. რატომ Go და რა სტერეოტიპები აქვს C#-ს? უნდა იყოს თუ არა ფუნქცია მოკლე? სად გადადის სტანდარტი ზეპირობაში? კითხვებს Agile-ის არასწორი იმპლემენტაციები, Zed, Git, Ollama, Pair programming და Rust ავსებს.`,
  episode: {
    title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
    youtubeId: "atg6EtERPVA",
  },
  tags: ["golang", "c#", "development-philosophies", "pair-programming"],
  tagline: "სიმარტივე, როგორც ხელსაწყო",
  youtubeUrl: "https://www.youtube.com/embed/atg6EtERPVA",
} satisfies GuestInput;
