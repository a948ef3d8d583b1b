import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "natia-kukhilava",
  order: 16,
  name: "Natia Kukhilava",
  bio: "ნათია კუხილავასთან Helio AI-ზე ვლაპარაკობთ: პროდუქტზე, სტარტაპზე, ტესტირებასა და AI აგენტების საზღვრებზე.",
  description: `ჩატბოტი ცდება და ცუდ პასუხს იღებ. აგენტი ცდება და ცუდი წერილი უკვე გაგზავნილია. LLM-სა და აგენტს შორის სხვაობა ამ ერთ ნაბიჯში ეტევა.

ნათია კუხილავასთან ჩაწერილი მე-14 ეპიზოდი Helio AI-ის გარშემო ტრიალებს: როგორ დაიბადა, რა ხდება შიგნით, რატომ Python და React, როგორ ტესტავენ სტარტაპში. ცალკე თავები აქვს აგენტების უსაფრთხოებას, ფულსტეკობის პლუსებსა და მინუსებს, Vision Pro-ს და კითხვას, უნდა გვეშინოდეს თუ არა AI-ის.`,
  episode: {
    title: "Devtherapy Episode #14 - Natia Kukhilava | Helio, AI Agents, Large Language Models, Machine learning",
    youtubeId: "xE4MAuxHnLo",
  },
  tags: ["ai", "ai-agents", "llm", "machine-learning", "startups"],
  tagline: "აგენტები და მათი საზღვრები",
  youtubeUrl: "https://www.youtube.com/embed/xE4MAuxHnLo",
  linkedin: "https://www.linkedin.com/in/natia-kukhilava-rango-71929516a/",
} satisfies GuestInput;
