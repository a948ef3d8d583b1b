import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "archil-varshanidze",
  order: 10,
  name: "არჩილ ვარშანიძე",
  bio: "არჩილ ვარშანიძის ეპიზოდში ვარკვევთ, რას აკეთებს Engineering Manager და რა არის ინჟინრული ჰიგიენა.",
  description: `დაწინაურების ყველაზე უცნაური სახეობა ასე ჟღერს: კოდს კარგად წერდი, ამიტომ მეტს ვეღარ დაწერ. ასე იქცევა ინჟინერი მენეჯერად, ახალ საქმეს კი კომპილატორი აღარ ამოწმებს.

მესამე ეპიზოდი, არჩილ ვარშანიძის სტუმრობით, ამ როლს ეძღვნება: Engineering Manager, Feedback-ის კულტურა, ინჟინრული ჰიგიენა, დაქირავება, ლიდერობა. კოდს ყოველდღე ვარევიუებთ, თანამშრომლობას წელიწადში ერთხელ, მერე კი გვიკვირს, საიდან დაგროვდა ვალი, რომელიც რეპოში არ ჩანს.`,
  episode: "Episode #3",
  tags: ["engineering-management", "feedback-culture", "tech-hiring", "leadership"],
  tagline: "Feedback და ინჟინრული ჰიგიენა",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
  linkedin: "https://linkedin.com/in/archil-varshanidze",
} satisfies GuestInput;
