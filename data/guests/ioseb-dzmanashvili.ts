import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "ioseb-dzmanashvili",
  order: 19,
  name: "Ioseb Dzmanashvili",
  bio: "WebKit, V8, embedded სისტემები და LLM-ის არქიტექტურა ერთ საუბარში: სტუმრად იოსებ ძმანაშვილი გვყავს.",
  description: `V8 ობიექტებს ფორმის მიხედვით აჯგუფებს: ერთნაირი ველები ერთნაირი რიგით – ერთი hidden class და სწრაფი წვდომა. რიგი აურიე და იგივე კოდი შეიძლება შენელდეს. JavaScript-ის კოდში ეს არსად წერია, ერთი სართულით ქვემოთ უნდა ჩახვიდე.

იოსებ ძმანაშვილის ეპიზოდი, 21-ე, ასეთ სართულებზე დადის: WebKit, V8, Tree-sitter, კომპილატორები, embedded სისტემების ტესტირება. მერე რიგი LLM-ზე მოდის, ტოკენიზაციით, ემბედინგითა და ტრანსფორმერით, და ირკვევა, რატომ ჯდება ქართული ტექსტი უფრო ძვირი.`,
  episode: "Episode #21",
  tags: ["javascript", "webkit", "v8", "llm", "low-level-programming"],
  tagline: "რა დევს ძრავის ქვეშ",
  youtubeUrl: "https://www.youtube.com/embed/vA8IGZUQDTc",
} satisfies GuestInput;
