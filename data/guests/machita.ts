import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "machita",
  order: 7,
  name: "Giorgi Machitidze",
  title: "CIO @ Spribe",
  bio: "Linux-ზე, RedHat-ზე, სისტემურ ინჟინერიასა და DevOps-ზე გიორგი მაჩიტიძე გვესაუბრა.",
  description: `Spribe-ის CIO-ა, გამოცდილება კი 25 წელზე მეტი ხნისა აქვს. სტაჟით გიორგი მაჩიტიძე Git-ზე უფროსია, Docker-ზე – მით უმეტეს.`,
  episode: "Episode #11",
  tags: ["linux", "redhat", "systems-engineering", "devops", "it-roadmap"],
  tagline: "სერვერი სადღაც მაინც დგას",
  youtubeUrl: "https://www.youtube.com/embed/xt3gOif5PeM",
  linkedin: "https://www.linkedin.com/in/giomac/",
} satisfies GuestInput;
