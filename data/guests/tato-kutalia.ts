import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tato-kutalia",
  order: 11,
  name: "Tato Kutalia",
  bio: "Android, სცენა და ღია კოდი: ტატო კუტალია Devtherapy-ს მესამე სტუმარია.",
  description: `კონფერენციაზე იგივე ხდება, რაც ღია რეპოში: რაც იცი, სხვას უყვები და მერე კითხვებს უძლებ. მეოთხე ეპიზოდში ტატო კუტალიამ ჩვენს კითხვებს გაუძლო.

შენც თუ გაქვს კითხვა, X-ზე tatokutalia-ს სახელით იპოვი.`,
  episode: "Episode #4",
  tags: ["android", "google-developer-expert", "open-source", "conferences", "public-speaking"],
  tagline: "Android, სცენა, open source",
  youtubeUrl: "https://www.youtube.com/embed/0cuCVR91zJY",
  links: [{ label: "X", url: "https://x.com/tatokutalia" }],
} satisfies GuestInput;
