import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავამ სტარტაპის, Helio AI-ს, ამბავი გვიამბო და აგენტებზეც გვესაუბრა.",
  description: `საქართველოში მიღებულ განათლებაზე ნათია კუხილავა პირადი გამოცდილებიდან ლაპარაკობს. პირველი სამსახურის ამბავს .NET-ზე გადასვლა ახლავს, Helio AI-ს სტეკში კი Python და React დგას.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "სტარტაპი, Python და „ოქროს ბალანსი“",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
