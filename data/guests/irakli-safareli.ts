import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელს სტუდენტური ჰაკათონის მოწყობაც გამოუცდია, PureScript-იც და ამერიკული გასაუბრებებიც.",
  description: `PureScript-ის დეველოპერებს ირაკლი Twitter-ზე დაუკავშირდა, Fantasy Land-ში კი კონტრიბუციები აქვს. სახელმა არ დაგაბნიოს, Fantasy Land გასართობი პარკი ნუ გგონია: JavaScript-ის ალგებრული სტრუქტურების სპეციფიკაციაა.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "თოქი, კონტრიბუცია, მონადა",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
