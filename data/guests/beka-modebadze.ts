import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "beka-modebadze",
  order: 21,
  name: "Beka Modebadze",
  bio: "ბეკა მოდებაძეს კოდში GitHub-ზე შეხვდები, ჩვენთან კი – საუბარში Google-ზე, ამერიკასა და ინტერვიუებზე.",
  description: `GitHub-ზე ბეკას bexxmodd ჰქვია. ღია კოდზე ლაპარაკი იოლია, ამიტომ ბმულიც აქვეა: შედი და შენი თვალით ნახე.`,
  episode: "Episode #23",
  tags: ["google", "distributed-systems", "open-source", "ai", "technical-interviews"],
  tagline: "ბევრი მანქანა, ერთი სისტემა",
  youtubeUrl: "https://www.youtube.com/embed/3RJZ_N6h_sk",
  linkedin: "https://www.linkedin.com/in/bmodebadze/",
  links: [{ label: "GitHub", url: "https://github.com/bexxmodd" }],
} satisfies GuestInput;
