import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "lotuashvili",
  order: 9,
  name: "Levan Lotuashvili",
  title: "Senior Software Engineer",
  bio: "ლევან ლოთუაშვილი სენიორ ვებდეველოპერია, რომელიც PHP-სა და Laravel-ზე შვიდ წელზე მეტია მუშაობს.",
  description: `PHP-ის სიკვდილი იმდენჯერ გამოაცხადეს, რომ უკვე ტრადიციად იქცა. ვების დიდი ნაწილი ამასობაში ისევ მასზე დგას და ნეკროლოგებსაც ხშირად PHP-ზე დაწერილი ბლოგი აქვეყნებს.

ლევან ლოთუაშვილს, სენიორ ვებდეველოპერს, PHP-სა და Laravel-ში შვიდ წელზე მეტი აქვს გავლილი. მეორე ეპიზოდში მასთან ვების ევოლუციაზე, Toptal-ზე, სამუშაო ბაზარსა და ენთუზიაზმზე ვლაპარაკობთ. ბოლო მათგანს composer-ით ვერ დააინსტალირებ.`,
  episode: {
    title: "Devtherapy Episode #2 - ლევან ლოთუაშვილი | Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market",
    youtubeId: "bqmyM99JMHU",
  },
  tags: ["ვებ დეველოპმენტი", "ტოპტალი", "ენთუზიაზმი", "სამსახურები"],
  tagline: "ვები, PHP და Laravel",
  youtubeUrl: "https://www.youtube.com/embed/bqmyM99JMHU",
  linkedin: "https://www.linkedin.com/in/lotuashvili/",
} satisfies GuestInput;
