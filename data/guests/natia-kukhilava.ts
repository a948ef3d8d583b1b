import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავა ერთ დროს .NET-ზე გადავიდა, Helio AI კი, რომლის დაბადებაზეც გვიამბო, უკვე Python-სა და React-ზე დგას.",
  description: `პირველი სამსახურის ამბავს სტუმარი, წესით, დასაწყისშივე გვიყვება. ნათიასთან პირიქით გამოვიდა: ჯერ Helio AI გავიცანით, რომელიც სამუშაო პროცესის ნაწილს თვითონ ასრულებს და დასაქმების ქართულ პლატფორმებთანაა დაკავშირებული. სწავლასა და პირველ სამსახურს საუბრის მეორე ნახევარში მივადექით.

მანამდე, 32:13-ზე, როტაციაზე ვილაპარაკეთ; სხვა ეპიზოდების თავებში ამ თემას ვერ იპოვი. როტაციისას დეველოპერი დროდადრო სხვის საქმესაც იბარებს, ამიტომ, ვინმე შვებულებაში რომ გავა, მოდულის ცოდნა თან აღარ მიჰყვება.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "აგენტი და LLM ერთმანეთში არ ერევა",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
