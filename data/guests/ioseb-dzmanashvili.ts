import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "ioseb-dzmanashvili",
  order: 19,
  name: "Ioseb Dzmanashvili",
  bio: "იოსებ ძმანაშვილს WebKit-ის კოდში კონტრიბუცია აქვს, კომპილატორებსა და მონაცემთა მეცნიერების IDE-ზე უმუშავია.",
  description: `პირველი კოდი Visual Basic-ში დაწერა, თბილისის ვებსაიტი და ფრაზა „სოსო პროგრამისტია“ იმავე ხანისაა. იოსებ ძმანაშვილს Java-სა და Enterprise-ში მენტორი ჰყავდა. Low-level პროგრამირება, პარსერები და Tree-sitter გვიანდელი ამბავია, LINQ-ზე საუბრისას კი კატეგორიების თეორიაც გამოჩნდა.`,
  episode: "Episode #21",
  tags: ["javascript", "webkit", "v8", "llm", "low-level-programming"],
  tagline: "რა დევს ძრავის ქვეშ",
  youtubeUrl: "https://www.youtube.com/embed/vA8IGZUQDTc",
} satisfies GuestInput;
