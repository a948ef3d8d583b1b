import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "ioseb-dzmanashvili",
  order: 19,
  name: "Ioseb Dzmanashvili",
  bio: "იოსებ ძმანაშვილს კომპილატორებსა და data science-ის IDE-ზე უმუშავია; მისი კოდი WebKit-შიც დევს.",
  description: `LINQ-ში თუ SelectMany დაგიწერია, მონადასთან უკვე გქონია საქმე და ცოცხალი გადარჩენილხარ. იოსებმა LINQ-ის მონადური თვისებები გაარჩია და გვიამბო, რატომ დააინტერესა კატეგორიების თეორიამ.

Tree-sitter-ის, Monaco Editor-ისა და VS Code-ის სამზარეულოში შეგვახედა. წიგნებიც გვირჩია: ერთში data-intensive სისტემებს აგებენ, სხვებში Doom-ისა და Wolfenstein 3D-ს ძრავებს შლიან.`,
  episode: "Episode #21",
  tags: ["javascript", "webkit", "v8", "llm", "low-level-programming"],
  tagline: "SelectMany-ში მონადას ხედავს",
  youtubeUrl: "https://www.youtube.com/embed/vA8IGZUQDTc",
} satisfies GuestInput;
