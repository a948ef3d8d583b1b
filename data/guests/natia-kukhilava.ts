import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავამ .NET-ზე გადასვლისა და Helio AI-ს დაბადების ამბავი მოგვიყვა.",
  description: `დასაქმების ქართულ პლატფორმებთან Helio AI-ს ინტეგრაციაზეც ვილაპარაკეთ. თუ გაგიგონია, AI სამუშაოს წაგვართმევსო, ეს ინტეგრაცია გაიხსენე.

ფულსტეკობის პლუსებიც ჩამოვთვალეთ და მინუსებიც. დილით ბექენდია, საღამოს – CSS: ფულსტეკი გუნდს არ იცვლის, საქმე კი დღეში ორჯერ ეცვლება.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "აგენტი და LLM ერთმანეთში არ ერევა",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
