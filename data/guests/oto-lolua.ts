import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "oto-lolua",
  order: 13,
  name: "Oto Lolua",
  bio: "ოთო ლოლუამ პირველი ნაბიჯები Flash-ით გადადგა, მერე Angular-ზე გადავიდა; Singular-ში პროექტს უძღვებოდა.",
  description: `Angular-ზე გადაღებული დოკუმენტური ფილმი გავიხსენეთ და ფრეიმვორკის ავტორი, მიშკო ჰევერი. დიდი პროექტების შეცდომებმა ორგანიზაციულ სიმპტომებამდე მიგვიყვანა; „სიმპტომის“ გაგონებაზე თერაპევტი მაშინვე კალამს იღებს.

ეპიზოდს გაგრძელება აქვს. რესურსებში მაშინ გიორგი მამალაძის „პროგრამისტის 5 ეტაპი“ შევიტანეთ; თოთხმეტი ეპიზოდის მერე მამალაძე თვითონ გვესტუმრა და იმავე ხუთ ეტაპს დავუბრუნდით.`,
  episode: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  tags: ["frontend", "javascript", "typescript", "angular", "micro-frontend", "blazor"],
  tagline: "ორივე Angular-ის მომსწრე",
  youtubeUrl: "https://www.youtube.com/embed/t71ge5v-4ig",
  linkedin: "https://www.linkedin.com/in/otolol/",
  links: [{ label: "X", url: "https://x.com/otololua" }],
} satisfies GuestInput;
