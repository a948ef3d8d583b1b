import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავამ გვიამბო, როგორ გადავიდა .NET-ზე და როგორ დაიბადა Helio AI.",
  description: `Helio AI დასაქმების ქართულ პლატფორმებთანაა ინტეგრირებული. თუ გაგიგონია, AI სამუშაოს წაგვართმევსო, ეს ინტეგრაცია გაიხსენე.

ფულსტეკობის პლუსებიც ჩამოვთვალეთ და მინუსებიც. დილით ბექენდია, საღამოს CSS: ფულსტეკს როტაციისთვის სხვა გუნდი აღარ სჭირდება.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "AI და „ოქროს ბალანსი“",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
