import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "archil-varshanidze",
  order: 10,
  name: "Archil Varshanidze",
  bio: "Devtherapy-ს მეორე სტუმარი, არჩილ ვარშანიძე, ინჟინრების აყვანასა და კარიერულ ზრდაზე გველაპარაკა.",
  description: `წლიური შეფასების ფორმა ფიდბექს ერთ გრაფას უთმობს; არჩილთან ერთი გრაფა არ გვეყო.

LinkedIn-ზე თუ მისწერ, გაითვალისწინე, რომ ფიდბექის კულტურა მისი თემაა: „საინტერესო იყო“ არ ითვლება, არც „მაგარი ხარ“.`,
  episode: "Episode #3",
  tags: ["engineering-management", "feedback-culture", "tech-hiring", "leadership"],
  tagline: "ფიდბექი და ინჟინრული ჰიგიენა",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
  linkedin: "https://linkedin.com/in/archil-varshanidze",
} satisfies GuestInput;
