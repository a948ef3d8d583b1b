import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-gabisonia",
  order: 18,
  name: "Irakli Gabisonia",
  bio: "ირაკლი გაბისონია კომპანიის CTO ყოფილა, Amazon-შიც უმუშავია და დიჯიტალ ნომადის ცხოვრებაც უცდია.",
  description: `პრობლემიდან წამოწყებული იდეა ირაკლის ერთი თემაა, ML.NET-ით მოდელების წვრთნა – მეორე. კოდის წერის გარდა build server-ებსაც ეხება, CI/CD-საც და Azure-საც, რომელსაც სხვა ქლაუდებს დეველოპერის თვალით ადარებს.`,
  episode: "Episode #20",
  tags: ["cto", "golang", ".net", "amazon", "relocation", "cloud"],
  tagline: "ყველაფერი trade-off-ია",
  youtubeUrl: "https://www.youtube.com/embed/easzJ1uHwFc",
  linkedin: "https://www.linkedin.com/in/gabisonia",
} satisfies GuestInput;
