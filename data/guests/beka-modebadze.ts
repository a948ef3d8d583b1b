import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "beka-modebadze",
  order: 21,
  name: "Beka Modebadze",
  bio: "ბეკა მოდებაძე Google-ზე, ამერიკულ კარიერასა და ღია კოდზე გველაპარაკა.",
  description: `GitHub-ზე ბეკას bexxmodd ჰქვია. ორი x, ორი d: განაწილებულ სისტემებზე რომ ლაპარაკობ, სახელსაც რეპლიკები უნდა ჰქონდეს.

ბეკას ეპიზოდს „The Book of Kubernetes“ ახლავს. Kubernetes ბერძნულად მესაჭეა; ამდენ რეპლიკას მესაჭე არ აწყენდა.`,
  episode: "Episode #23",
  tags: ["google", "distributed-systems", "open-source", "ai", "technical-interviews"],
  tagline: "ბევრი მანქანა, ერთი სისტემა",
  youtubeUrl: "https://www.youtube.com/embed/3RJZ_N6h_sk",
  linkedin: "https://www.linkedin.com/in/bmodebadze/",
  links: [{ label: "GitHub", url: "https://github.com/bexxmodd" }],
} satisfies GuestInput;
