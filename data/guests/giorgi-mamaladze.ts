import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "giorgi-mamaladze",
  order: 22,
  name: "Giorgi Mamaladze",
  bio: "გიორგი მამალაძემ TBC ბანკი, გერმანული სტარტაპი, Siemens და Huawei გამოიარა და ლექციებსა და მენტორინგს დაუბრუნდა.",
  description: `გიორგი მამალაძის თოქები YouTube-ზე დევს: „პროგრამისტის 5 ეტაპი“, „გადარჩი და გაიზარდე“, TDD და pair programming, Event Sourcing, რობოტები, ადამიანისა და მანქანის ინტერფეისი. Medium-ზე ბლოგი აქვს, GitHub-ზე – კოდი.

პოდკასტში ბანკომატებისა და Windows CE-ს ამბებიც არის, მერე კი – თავისუფალი უნივერსიტეტი, კონსალტინგი და SynoTec-ის IoT.`,
  episode: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  tags: ["software-architecture", "domain-driven-design", "java", ".net", "ai", "llm"],
  tagline: "ჯერ BASIC და კალკულატორი იყო",
  youtubeUrl: "https://www.youtube.com/embed/-2fy_GHb_ag",
  links: [
    { label: "GitHub", url: "https://github.com/gmamaladze" },
    { label: "ბლოგი Medium-ზე", url: "https://gmamaladze.medium.com/" },
  ],
} satisfies GuestInput;
