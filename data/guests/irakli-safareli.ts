import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელმა სტუდენტური ჰაკათონი მოაწყო, PureScript-იდან TypeScript-ზე გადავიდა და ამერიკულ ბაზარზე მოხვდა.",
  description: `ირაკლის Fantasy Land-ში კონტრიბუციები აქვს (გასართობი პარკი ნუ გგონია), PureScript-ის დეველოპერებს კი Twitter-ზე დაუკავშირდა. მონადებს, ფუნქტორებსა და სინტაქსურ შუგერს სხვადასხვა ენაზე ხსნის.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "მონადებს ხმამაღლა ხსნის",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
