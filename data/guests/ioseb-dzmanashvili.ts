import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "ioseb-dzmanashvili",
  order: 19,
  name: "Ioseb Dzmanashvili",
  bio: "იოსებ ძმანაშვილს WebKit-ის კოდში კონტრიბუცია აქვს, კომპილატორებსა და მონაცემთა მეცნიერების IDE-ზეც უმუშავია.",
  description: `„სოსო პროგრამისტია“ – ამ ფრაზას იოსებ ძმანაშვილი Visual Basic-ის პირველ კოდსა და თბილისის ვებსაიტს შორის იხსენებს. შემდეგ იყო Java მენტორთან ერთად, Enterprise, low-level, პარსერები, Tree-sitter. კატეგორიების თეორიით რატომ დაინტერესდა, ამას LINQ-ის ფუნქტორებისა და მონადების მერე ჰყვება.`,
  episode: "Episode #21",
  tags: ["javascript", "webkit", "v8", "llm", "low-level-programming"],
  tagline: "რა დევს ძრავის ქვეშ",
  youtubeUrl: "https://www.youtube.com/embed/vA8IGZUQDTc",
} satisfies GuestInput;
