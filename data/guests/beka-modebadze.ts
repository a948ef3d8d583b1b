import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "beka-modebadze",
  order: 21,
  name: "Beka Modebadze",
  bio: "ბეკა მოდებაძემ Google-ისა და ამერიკის ამბები გვიამბო.",
  description: `ღია კოდზე რომ გველაპარაკა, ბმული აქ უნდა იდოს. GitHub-ზე ბეკას bexxmodd ჰქვია.`,
  episode: "Episode #23",
  tags: ["google", "distributed-systems", "open-source", "ai", "technical-interviews"],
  tagline: "ბევრი მანქანა, ერთი სისტემა",
  youtubeUrl: "https://www.youtube.com/embed/3RJZ_N6h_sk",
  linkedin: "https://www.linkedin.com/in/bmodebadze/",
  links: [{ label: "GitHub", url: "https://github.com/bexxmodd" }],
} satisfies GuestInput;
