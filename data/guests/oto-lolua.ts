import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "oto-lolua",
  order: 13,
  name: "Oto Lolua",
  bio: "ოთო ლოლუას პირველი ნაბიჯები ჯერ კიდევ Flash-ის დროისაა.",
  description: `დიდი პროექტების დიდ შეცდომებსა და ორგანიზაციულ სიმპტომებზე ოთო ლოლუამ ერთად ილაპარაკა; სავარძელში ნათქვამ ასეთ სიტყვას თერაპევტი მაშინვე იწერს.

ეპიზოდს ერთი მოულოდნელი გაგრძელება აქვს. რესურსებში მაშინ გიორგი მამალაძის „პროგრამისტის 5 ეტაპი“ ჩავწერეთ; თოთხმეტი ეპიზოდის მერე მამალაძე თვითონ გვესტუმრა და იმავე ხუთ ეტაპს დავუბრუნდით.`,
  episode: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  tags: ["frontend", "javascript", "typescript", "angular", "micro-frontend", "blazor"],
  tagline: "ფრონტენდი მითების გარეშე",
  youtubeUrl: "https://www.youtube.com/embed/t71ge5v-4ig",
  linkedin: "https://www.linkedin.com/in/otolol/",
  links: [{ label: "X", url: "https://x.com/otololua" }],
} satisfies GuestInput;
