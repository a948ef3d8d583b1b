import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "როგორ დაიბადა Helio AI და რით განსხვავდება აგენტი LLM-ისგან? ორივეზე ნათია კუხილავა გველაპარაკა.",
  description: `AI სამუშაოს წაგვართმევსო, გაიგონებდი. Helio AI ამასობაში დასაქმების ქართულ პლატფორმებს დაუკავშირდა.

ნათიამ პირველი სამსახური გაიხსენა და ისიც, როგორ გადავიდა .NET-ზე; განათლებას საქართველოში პირადი გამოცდილებით აფასებს. ფულსტეკ დეველოპერის პლუს-მინუსებს როტაციის მნიშვნელობაც მიაყოლა, თუმცა ფულსტეკი ისედაც ერთკაციანი როტაციაა: დილით ბექენდი, საღამოს CSS.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "AI-სთან „ოქროს ბალანსს“ ეძებს",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
