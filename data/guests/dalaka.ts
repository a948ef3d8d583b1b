import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "dalaka",
  order: 5,
  name: "Giorgi Dalakishvili",
  title: "Microsoft MVP | Lifelong learner | Open-source contributor",
  bio: "Microsoft MVP და ღია კოდის კონტრიბუტორი გიორგი დალაქიშვილი .NET-ზე, მონაცემთა ბაზებსა და მობილურ აპლიკაციებზე მუშაობს.",
  description: `ღია კოდის ბიბლიოთეკას support-ის განყოფილება არ აქვს. აქვს issue-ების სია და მეინთეინერი, რომელიც მას ლექციის, სამსახურის ან ვახშმის მერე ხსნის.

ღია კოდში გიორგი დალაქიშვილი კონტრიბუტორია, Microsoft-ისთვის – MVP. აწყობს .NET-ის, მობილურ და მონაცემთა ბაზებზე დაფუძნებულ აპლიკაციებს.

რას ნიშნავს MVP-ის სტატუსი, როგორ იმართება ბიბლიოთეკა, რას აკეთებს Software Architect და რა შეცვალა AI-მ პროგრამირებაში? მეცხრე ეპიზოდი ამ კითხვებზეა, კონფერენციებისა და სწავლის მიდგომების ჩათვლით.`,
  episode: "Episode #9",
  tags: ["microsoft", "mvp", "llm", "open-source", "dev-conferences"],
  tagline: ".NET და ღია კოდი",
  youtubeUrl: "https://www.youtube.com/embed/swqK7GgJIrk",
  linkedin: "https://www.linkedin.com/in/giorgidalakishvili/",
} satisfies GuestInput;
