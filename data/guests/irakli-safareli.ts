import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელს სტუდენტური ჰაკათონის მოწყობაც გამოუცდია, PureScript-იც და ამერიკული გასაუბრებებიც.",
  description: `ირაკლის Fantasy Land-ში კონტრიბუციები აქვს (გასართობი პარკი ნუ გგონია), PureScript-ის დეველოპერებს კი Twitter-ზე დაუკავშირდა. მონადები და ფუნქტორებიც განვიხილეთ, სხვადასხვა ენის სინტაქსურ შუგერთან ერთად.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "თოქი, კონტრიბუცია, მონადა",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
