import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "tI-vWehbH-8",
  number: 1,
  title: "Devtherapy Episode #1 - დაე იყოს ნათელი",
  description:
    "თორნიკე გომარელი, ავთანდილ უშიკიშვილი და არცერთი სტუმარი, რომელსაც უხერხულ სიჩუმეს გადააბრალებდი. Devtherapy-ს პირველი 57 წუთი.",
  date: "2024-10-16T09:03:40Z",
  duration: 57,
  tags: ["tech", "podcast", "georgian tech community"],
  slug: "dae-iyos-nateli",
  youtubeId: "tI-vWehbH-8",
  guest: "",
  fullDescription: `ოთხშაბათი, 16 ოქტომბერი. პირველ რელიზს პარასკევს ხომ არ გავუშვებდით. ვლაპარაკობთ თავად პოდკასტზე, ტექნოლოგიებსა და ქართულ ტექ-კომუნითიზე; სტუმარი ერთი კვირის მერე, მეორე ეპიზოდში გამოჩნდა.`,
} satisfies EpisodeInput;
