import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "irakli-safareli",
  order: 20,
  name: "Irakli Safareli",
  bio: "ირაკლი საფარელს სტუდენტური ჰაკათონი აქვს მოწყობილი, Fantasy Land-ში კონტრიბუცია – შეტანილი, ამერიკულ ბაზარზე გასაუბრება – გავლილი.",
  description: `მონადის ახსნა ერთხელ მაინც ყველას უცდია და მსმენელიც ყველას დაუკარგავს. ირაკლისთან მშვიდობიანად გავიარეთ: რასაც გვერდითი ეფექტი არ აქვს, ხმამაღლაც იოლად აიხსნება.`,
  episode: "Episode #22",
  tags: ["functional-programming", "purescript", "typescript", "hackathons", "career-in-the-us"],
  tagline: "თოქი, კონტრიბუცია, მონადა",
  youtubeUrl: "https://www.youtube.com/embed/TrMy7o64VdU",
} satisfies GuestInput;
