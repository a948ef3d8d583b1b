import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "lotuashvili",
  order: 9,
  name: "Levan Lotuashvili",
  title: "Senior Software Engineer",
  bio: "ლევან ლოთუაშვილი სენიორი ვებდეველოპერია და Devtherapy-ს პირველი სტუმარი.",
  description: `შვიდ წელზე მეტია, რაც ლევანი PHP-სა და Laravel-ზე მუშაობს. ამასობაში PHP-ს გარდაცვალება რამდენჯერმე გამოაცხადეს, ზოგჯერ ისეთ საიტზეც, რომელიც დღესაც PHP-ზე დგას.

Laravel-ში ბრძანებებს Artisan ასრულებს, მონაცემთა ბაზას Eloquent ელაპარაკება: ქართულად ეს ხელოსანი და მჭევრმეტყველია. მიკროფონთან მეორე უფრო გამოგადგება: ვების ევოლუციაზე, Toptal-ზე, ენთუზიაზმსა და შრომის ბაზარზე 87 წუთი ვილაპარაკეთ.`,
  episode: {
    title: "Devtherapy Episode #2 - ლევან ლოთუაშვილი | Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market",
    youtubeId: "bqmyM99JMHU",
  },
  tags: ["ვებ დეველოპმენტი", "ტოპტალი", "ენთუზიაზმი", "სამსახურები"],
  tagline: "ვები სერვერის მხრიდან",
  youtubeUrl: "https://www.youtube.com/embed/bqmyM99JMHU",
  linkedin: "https://www.linkedin.com/in/lotuashvili/",
  links: [
    { label: "GitHub", url: "https://github.com/Lotuashvili" },
    { label: "Facebook", url: "https://www.facebook.com/lotuashvili" },
  ],
} satisfies GuestInput;
