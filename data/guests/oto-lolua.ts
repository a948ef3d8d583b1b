import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "oto-lolua",
  order: 13,
  name: "Oto Lolua",
  bio: "ოთო ლოლუამ პირველი ნაბიჯები Flash-ით გადადგა; ჩვენთან Angular-ზეც ილაპარაკა და Singular-ში პროექტის მართვაზეც.",
  description: `ოთოსთან Angular-ზე გადაღებული დოკუმენტური ფილმიც გავიხსენეთ და ფრეიმვორკის ავტორიც, მიშკო ჰევერი. დიდი პროექტების შეცდომებმა ორგანიზაციულ სიმპტომებამდე მიგვიყვანა; „სიმპტომის“ გაგონებაზე თერაპევტი მაშინვე კალამს იღებს.

ეპიზოდს გაგრძელება აქვს: მის რესურსებში გიორგი მამალაძის „პროგრამისტის 5 ეტაპი“ შევიტანეთ, თოთხმეტი ეპიზოდის მერე კი მამალაძე თვითონ გვესტუმრა.`,
  episode: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  tags: ["frontend", "javascript", "typescript", "angular", "micro-frontend", "blazor"],
  tagline: "Angular 1-იც ახსოვს, 2-იც",
  youtubeUrl: "https://www.youtube.com/embed/t71ge5v-4ig",
  linkedin: "https://www.linkedin.com/in/otolol/",
  links: [{ label: "X", url: "https://x.com/otololua" }],
} satisfies GuestInput;
