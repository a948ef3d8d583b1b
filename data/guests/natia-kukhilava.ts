import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავა თავის დროზე .NET-ზე გადავიდა; Helio AI, რომლის დაბადებაზეც გვიამბო, Python-სა და React-ზე დგას.",
  description: `AI სამუშაოს წაგვართმევსო, ხშირად გაიგონებ. Helio AI კი, პირიქით, დასაქმების ქართულ პლატფორმებს უერთდება: ამ ინტეგრაციაზე 10:22-დან ვლაპარაკობთ.

ფულსტეკობის პლუსებიც ჩამოვთვალეთ და მინუსებიც. დილით ბექენდია, საღამოს – CSS: სამსახურის გამოცვლა ფულსტეკს არ სჭირდება, ისედაც ორი აქვს.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "აგენტი და LLM ერთმანეთში არ ერევა",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
