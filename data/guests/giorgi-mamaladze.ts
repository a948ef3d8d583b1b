import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "giorgi-mamaladze",
  order: 22,
  name: "Giorgi Mamaladze",
  bio: "გიორგი მამალაძეს TBC ბანკიც გამოუვლია, გერმანული სტარტაპიც, Siemens-იც და Huawei-ც, მერე კი უკან დაბრუნდა, ლექციებისკენ.",
  description: `ლექციაზე თუ ვერ მოხვდი, გიორგის თოქები YouTube-ზეცაა: „პროგრამისტის 5 ეტაპი“, „გადარჩი და გაიზარდე“, TDD და pair programming, Event Sourcing, რობოტები, ადამიანისა და მანქანის ინტერფეისი. Medium-ზე ბლოგი აქვს, GitHub-ზე – კოდი.

„უკან დაბრუნება“ თავისუფალ უნივერსიტეტს, კონსალტინგსა და SynoTec-ის IoT-ს ნიშნავს. მანამდე ბანკომატებიც იყო და Windows CE-ც.`,
  episode: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  tags: ["software-architecture", "domain-driven-design", "java", ".net", "ai", "llm"],
  tagline: "ჯერ BASIC და კალკულატორი იყო",
  youtubeUrl: "https://www.youtube.com/embed/-2fy_GHb_ag",
  links: [
    { label: "GitHub", url: "https://github.com/gmamaladze" },
    { label: "ბლოგი Medium-ზე", url: "https://gmamaladze.medium.com/" },
  ],
} satisfies GuestInput;
