import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "archil-varshanidze",
  order: 10,
  name: "Archil Varshanidze",
  bio: "Devtherapy-ს მეორე სტუმარი, არჩილ ვარშანიძე, გვიყვება, როგორ აჰყავთ სამსახურში ინჟინრები და მერე როგორ იზრდებიან.",
  description: `არჩილი ფიდბექსა და ლიდერობაზე გველაპარაკა; წლიური შეფასების ფორმა ორივეს ერთ გრაფას უთმობს; ჩვენ ერთი გრაფა ვერ გვეყო.

LinkedIn-ზე თუ მისწერ, გაითვალისწინე, რომ ფიდბექის კულტურა მისი თემაა: „საინტერესო იყო“ არ ითვლება, არც „მაგარი ხარ“.`,
  episode: "Episode #3",
  tags: ["engineering-management", "feedback-culture", "tech-hiring", "leadership"],
  tagline: "ფიდბექი და ჰიგიენა",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
  linkedin: "https://linkedin.com/in/archil-varshanidze",
} satisfies GuestInput;
