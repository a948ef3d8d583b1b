import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tato-kutalia",
  order: 11,
  name: "Tato Kutalia",
  bio: "ტატო კუტალიას თემები Android, კონფერენციები და ღია კოდია.",
  description: `ყველა მოხსენებას ერთი საშიში სლაიდი აქვს, ბოლო: „კითხვები?“ მეოთხე ეპიზოდში ტატო კუტალიამ ჩვენს კითხვებს გაუძლო. თუ შენც გაქვს კითხვა, X-ზე tatokutalia-ს სახელით იპოვი.`,
  episode: "Episode #4",
  tags: ["android", "google-developer-expert", "open-source", "conferences", "public-speaking"],
  tagline: "ღია კოდი და საჯარო გამოსვლა",
  youtubeUrl: "https://www.youtube.com/embed/0cuCVR91zJY",
  links: [{ label: "X", url: "https://x.com/tatokutalia" }],
} satisfies GuestInput;
