import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავამ Helio AI-ს დაბადებაზე გვიამბო და აგვიხსნა, რატომ აირჩიეს Python და React. პირველი სამსახურიც გაიხსენა და .NET-ზე გადასვლაც.",
  description: `პირველი სამსახურის ამბავს სტუმარი, როგორც წესი, დასაწყისშივე გვიყვება. ნათიასთან პირიქით გამოვიდა: ჯერ Helio AI გავიცანით, არქიტექტურიდან ბაზარზე გასვლის სტრატეგიამდე, სწავლასა და პირველ სამსახურს კი საუბრის მეორე ნახევარში მივადექით. მანამდე როტაცია განვიხილეთ (32:13): დეველოპერი დროდადრო სხვის საქმეს იბარებს; რამე თუ გაფუჭდა, სხვამაც იცის, რა ქნას, და შვებულებიდან აღარავის იძახებენ.

42:18-ზე აგენტი LLM-ს ემიჯნება. LLM გეტყვის, რომელ ღილაკს უნდა დააჭირო; აგენტი თვითონ აჭერს. აგენტის საზღვრებზე ლაპარაკი ამიტომ მაშინვე, 44:00-ზე, იწყება.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "აგენტი და LLM ერთმანეთში არ ერევა",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
