import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელმა PureScript TypeScript-ზე გაცვალა; სტუდენტური ჰაკათონიც მოუწყვია.",
  description: `Fantasy Land-ში ირაკლის ხელიც ურევია. გასართობი პარკი ნუ გგონია: JavaScript-ისთვის დაწერილი სპეციფიკაციაა, ატრაქციონებად ფუნქტორები და მონადები აქვს. ირაკლი მათ სხვადასხვა ენის მაგალითზე ხსნის და სინტაქსურ შაქარსაც გთავაზობს.

PureScript-ის დეველოპერებს Twitter-ზე დაუკავშირდა, მონადის ახსნა კი ტვიტში არ ეტევა: ჩვენთან ცამეტ წუთშიც კი ძლივს ჩაეტია.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "მონადებს ხმამაღლა ხსნის",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
