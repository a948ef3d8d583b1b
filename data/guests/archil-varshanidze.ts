import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "archil-varshanidze",
  order: 10,
  name: "Archil Varshanidze",
  bio: "არჩილ ვარშანიძე Devtherapy-ს მეორე სტუმარია, ინჟინრების აყვანისა და კარიერული ზრდის თემით.",
  description: `არჩილ ვარშანიძეს LinkedIn-ზე იპოვი. პირველ წერილში რამე კონკრეტული ჩაწერე, Feedback-ზე ამდენი ლაპარაკის მერე „საინტერესო იყო“ აღარ ითვლება.`,
  episode: "Episode #3",
  tags: ["engineering-management", "feedback-culture", "tech-hiring", "leadership"],
  tagline: "Feedback და ინჟინრული ჰიგიენა",
  youtubeUrl: "https://www.youtube.com/embed/0d-j8jDxiJE",
  linkedin: "https://linkedin.com/in/archil-varshanidze",
} satisfies GuestInput;
