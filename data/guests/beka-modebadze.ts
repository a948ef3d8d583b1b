import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "beka-modebadze",
  order: 21,
  name: "Beka Modebadze",
  bio: "ბეკა მოდებაძე Google-ის, ამერიკისა და განაწილებული სისტემების ამბებს ჰყვება; GitHub-ზე bexxmodd ჰქვია.",
  description: `ბეკას ეპიზოდს სამი წიგნი ახლავს და სამივე განაწილებაზეა. „The Book of Kubernetes“ კონტეინერებს მანქანებზე ანაწილებს, „Designing Data-Intensive Applications“ – მონაცემებს სერვერებზე, „The Mythical Man-Month“ – საქმეს ადამიანებზე. კონტეინერსაც გაამრავლებ და მონაცემსაც, ადამიანს – ვერა.

ეპიზოდის სათაურში „Crack Coding Interviews“ წერია, ბმულებს შორის კი ვიდეო „Coding for fun“ დევს. ორივე გამოგადგება: პირველი სამსახურში შეგიყვანს, მეორე იქ გაგაძლებინებს.`,
  episode: "Episode #23",
  tags: ["google", "distributed-systems", "open-source", "ai", "technical-interviews"],
  tagline: "ბევრი მანქანა, ერთი სისტემა",
  youtubeUrl: "https://www.youtube.com/embed/3RJZ_N6h_sk",
  linkedin: "https://www.linkedin.com/in/bmodebadze/",
  links: [{ label: "GitHub", url: "https://github.com/bexxmodd" }],
} satisfies GuestInput;
