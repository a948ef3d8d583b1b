import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "giorgi-mamaladze",
  order: 22,
  name: "Giorgi Mamaladze",
  bio: "გიორგი მამალაძეს TBC ბანკიც გამოუვლია, გერმანული სტარტაპიც, Siemens-იც და Huawei-ც, მერე კი უკან დაბრუნდა, ლექციებისკენ.",
  description: `YouTube-ზე გიორგის თოქების მთელი თარო დგას: „პროგრამისტის 5 ეტაპი“, „გადარჩი და გაიზარდე“, TDD და pair programming, Event Sourcing, რობოტები, ადამიანისა და მანქანის ინტერფეისი. Medium-ზე ბლოგი აქვს, GitHub-ზე – კოდი.

„უკან დაბრუნებას“ თავისუფალი უნივერსიტეტი მოჰყვა, კონსალტინგი და SynoTec-ის IoT. მანამდე ბანკომატებიც იყო და Windows CE-ც, ასე რომ მაგალითები სტუდენტებისთვის არ შემოაკლდება.`,
  episode: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  tags: ["software-architecture", "domain-driven-design", "java", ".net", "ai", "llm"],
  tagline: "არქიტექტურა, ლექციები, თოქები",
  youtubeUrl: "https://www.youtube.com/embed/-2fy_GHb_ag",
  links: [
    { label: "GitHub", url: "https://github.com/gmamaladze" },
    { label: "ბლოგი Medium-ზე", url: "https://gmamaladze.medium.com/" },
  ],
} satisfies GuestInput;
