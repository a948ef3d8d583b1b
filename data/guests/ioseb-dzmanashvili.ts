import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "ioseb-dzmanashvili",
  order: 19,
  name: "Ioseb Dzmanashvili",
  bio: "იოსებ ძმანაშვილს WebKit-ის კოდში კონტრიბუცია აქვს; კომპილატორებზეც უმუშავია და მონაცემთა მეცნიერების IDE-ზეც.",
  description: `LINQ-ში თუ SelectMany დაგიწერია, მონადასთან უკვე გქონია საქმე და ცოცხალი გადარჩენილხარ. იოსებმა LINQ-ის მონადური თვისებებიც გაარჩია და ისიც გვიამბო, რატომ დააინტერესა კატეგორიების თეორიამ.

ჯერჯერობით ყველაზე გრძელი სესია მასთან გვქონდა, 163 წუთი: იმ დროში Tree-sitter-საც მივწვდით, Monaco Editor-საც და VS Code-ის შიდა სამზარეულოსაც. ბოლოს ორი წიგნი გვირჩია: ერთში მონაცემებს უმკლავდებიან, მეორეში – Doom-ის დემონებს.`,
  episode: "Episode #21",
  tags: ["javascript", "webkit", "v8", "llm", "low-level-programming"],
  tagline: "რა დევს კაპოტის ქვეშ",
  youtubeUrl: "https://www.youtube.com/embed/vA8IGZUQDTc",
} satisfies GuestInput;
