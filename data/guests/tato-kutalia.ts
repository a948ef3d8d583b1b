import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tato-kutalia",
  order: 11,
  name: "Tato Kutalia",
  bio: "ტატო კუტალიას თემები Android, კონფერენციები და ღია კოდია.",
  description: `ყველა თოქს ერთი საშიში სლაიდი აქვს, ბოლო: „კითხვები?“ ტატო კუტალიამ ჩვენსას საათზე მეტხანს გაუძლო.

ორი თოქი მისგან დაგვრჩა და ერთს „Nothing is Something“ ჰქვია: ხვალ თუ გამოდიხარ და სლაიდები ჯერ ცარიელია, ნუგეშად გამოდგება. რამე თუ დაგრჩა საკითხავი, X-ზე tatokutalia-ს სახელით იპოვი.`,
  episode: "Episode #4",
  tags: ["android", "google-developer-expert", "open-source", "conferences", "public-speaking"],
  tagline: "სცენაზე და რეპოში",
  youtubeUrl: "https://www.youtube.com/embed/0cuCVR91zJY",
  links: [{ label: "X", url: "https://x.com/tatokutalia" }],
} satisfies GuestInput;
