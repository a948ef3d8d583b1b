import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "Helio AI-ს გუნდის ამბები ნათია კუხილავასგან ვიცით.",
  description: `საქართველოში განათლებას ნათია კუხილავა პირადი გამოცდილებით აფასებს. პირველი სამსახურისა და .NET-ზე გადასვლის ამბავიც აქვს.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "AI-სთან „ოქროს ბალანსს“ ეძებს",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
