import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელს ჰაკათონიც მოუწყვია, Fantasy Land-ში კონტრიბუციაც აქვს და ამერიკულ ბაზარზეც მოხვედრილა.",
  description: `თოქების ორგანიზება, open source, გასაუბრებები ამერიკაში. ირაკლის სამ საქმეს ერთი რამ მაინც აქვს საერთო: რასაც გვერდითი ეფექტი არ აქვს, ხმამაღლაც იოლად აიხსნება, სცენაზეც და ინტერვიუზეც.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "თოქი, კონტრიბუცია, მონადა",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
