import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "24 წლის CTO, Amazon-ის თანამშრომელი, დიჯიტალ ნომადი – ირაკლი გაბისონია სამივე ყოფილა.",
  description: `იდეებს ირაკლი პრობლემებიდან იწყებს. ჩვენთან ML.NET-ით მოდელების ტრენინგსა და CI/CD-ზე ილაპარაკა და Azure სხვა ქლაუდებს დეველოპერის თვალით შეადარა.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
