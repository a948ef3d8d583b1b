import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "archil-varshanidze",
  order: 10,
  name: "Archil Varshanidze",
  bio: "Devtherapy-ს მეორე სტუმარი, არჩილ ვარშანიძე, ფიდბექის კულტურასა და გუნდის გაძღოლაზე გველაპარაკა.",
  description: `Engineering Manager-ის ნამუშევრად ის ითვლება, რაც გუნდმა გააკეთა, ამიტომ ინჟინრის აყვანა, ფიდბექი და კარიერული ზრდა ერთი საქმის სამი ნაწილია. არჩილთან სამივეზე ვილაპარაკეთ.

ინჟინრულ ჰიგიენასაც მივადექით. მენეჯმენტში ეს სიტყვა ფრედერიკ ჰერცბერგმა დაამკვიდრა: ჰიგიენა დაარქვა იმას, რისი ქონაც არავის ახარებს, უქონლობა კი ყველას აწუხებს. ბექაფიც ასეთია; სანამ გაქვს, არავინ გაქებს.`,
  episode: "Episode #3",
  tags: ["engineering-management", "feedback-culture", "tech-hiring", "leadership"],
  tagline: "ფიდბექი წლის ბოლომდე არ იცდის",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
  linkedin: "https://linkedin.com/in/archil-varshanidze",
} satisfies GuestInput;
