import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tato-kutalia",
  order: 11,
  name: "Tato Kutalia",
  bio: "ტატო კუტალია Android-ზე, ღია კოდსა და კონფერენციებზე გველაპარაკა, Google Developer Expert-ობაზეც.",
  description: `ყველა თოქს ერთი საშიში სლაიდი აქვს, ბოლო: „კითხვები?“. ტატო კუტალიამ ჩვენს კითხვებს 82 წუთი გაუძლო. კითხვა შენც თუ გაქვს, ტატოს X-ზე tatokutalia-ს სახელით იპოვი.

მის ეპიზოდს ორი თოქი ახლავს. „Nothing is Something“-ში სენდი მეცი გირჩევს, nil ყოველ ნაბიჯზე კი არ შეამოწმო, არამედ შექმნა ობიექტი, რომელიც „არაფრის“ როლს შეასრულებს. „Simplicity Matters“-ში Clojure-ის ავტორი რიჩ ჰიკი მარტივს იოლისგან ასხვავებს: იოლია ის, რაც ხელთ გაქვს; მარტივია ის, რაც სხვას არ ეხლართება.`,
  episode: "Episode #4",
  tags: ["android", "google-developer-expert", "open-source", "conferences", "public-speaking"],
  tagline: "სცენაზე და რეპოში",
  youtubeUrl: "https://www.youtube.com/embed/0cuCVR91zJY",
  links: [{ label: "X", url: "https://x.com/tatokutalia" }],
} satisfies GuestInput;
