import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "24 წლის CTO, Amazon-ის თანამშრომელი, დიჯიტალ ნომადი – ირაკლი გაბისონია სამივე ყოფილა.",
  description: `ირაკლის იდეები, როგორც თვითონ ჰყვება, პრობლემებიდან წამოვიდა. ML.NET-ით მოდელების წვრთნაც გაიხსენა, build server-ებიც და CI/CD-ც, Azure კი სხვა ქლაუდებს დეველოპერის თვალით შეადარა.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
