import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "giorgi-mamaladze",
  order: 22,
  name: "Giorgi Mamaladze",
  bio: "გიორგი მამალაძესთან საუბარი BASIC-ითა და კალკულატორებით იწყება, Siemens-სა და Huawei-ს გაივლის და AI-მდე მიდის.",
  description: `არქიტექტურას ორი გამოცდა აქვს: დრო და ადამიანი, რომელიც კოდს შენს შემდეგ გახსნის.

პირველი გამოცდის მასალა 24-ე ეპიზოდში უხვადაა. გიორგი მამალაძესთან გავივლით საქსტატსა და Windows 95-ს, TBC ბანკს, სტარტაპს გერმანიაში, Siemens-ს, Huawei-სა და მის კულტურას Shenzhen-ში, მერე კი ლექციებსა და კონსალტინგს.

მეორეზე AI-ის ნაწილში ვფიქრობთ: ჯუნიორები, მოთხოვნის ფორმულირება, კოდის კითხვა. როცა კოდს მოდელი წამებში წერს, იმის ფასი იზრდება, ვინც წაიკითხავს.`,
  episode: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  tags: ["software-architecture", "domain-driven-design", "java", ".net", "ai", "llm"],
  tagline: "BASIC-იდან LLM-ამდე",
  youtubeUrl: "https://www.youtube.com/embed/-2fy_GHb_ag",
} satisfies GuestInput;
