import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "tato-kutalia",
  order: 11,
  name: "Tato Kutalia",
  bio: "Tato Kutalia-სთან საუბარი Google Developer Expert-ის პროგრამაზე, ტექ-კონფერენციებსა და open source-ზეა.",
  description: `ოცი წუთი სცენაზე, უკან რამდენიმე კვირის მზადება და ერთი დემო, რომელიც სახლში მუშაობდა. ტექ-კონფერენცია დარბაზიდან უფრო იოლი ჩანს.

მეოთხე ეპიზოდში ამ სცენაზეც ვლაპარაკობთ: კონფერენციები და საჯარო გამოსვლა, Google Developer Expert-ის პროგრამა, open source, Android. სტუმრად Tato Kutalia გვყავს.

რა აქვთ საერთო მოხსენებას და ღია რეპოს? ორივეგან შენს ცოდნას უცხო ადამიანი იღებს, იყენებს და, საჭიროების შემთხვევაში, გისწორებს.`,
  episode: "Episode #4",
  tags: ["android", "google-developer-expert", "open-source", "conferences", "public-speaking"],
  tagline: "Android, სცენა, open source",
  youtubeUrl: "https://www.youtube.com/embed/0cuCVR91zJY",
} satisfies GuestInput;
