import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "machita",
  order: 7,
  name: "Giorgi Machitidze",
  title: "CIO @ Spribe",
  bio: "Spribe-ის CIO გიორგი მაჩიტიძე Linux-ზე, RedHat-ზე, სისტემურ ინჟინერიასა და DevOps-ზე გვესაუბრა.",
  description: `მისი სტაჟი Git-ზე უფროსია, Docker-ზე – მით უმეტეს: გიორგი მაჩიტიძეს 25 წელზე მეტი ხნის გამოცდილება აქვს. Spribe-ში CIO-ა, ამ თანამდებობაზე კი ორ შემთხვევაში გირეკავენ: როცა სერვერი წევს და როცა ინვოისი მოდის.`,
  episode: "Episode #11",
  tags: ["linux", "redhat", "systems-engineering", "devops", "it-roadmap"],
  tagline: "სერვერი სადღაც მაინც დგას",
  youtubeUrl: "https://www.youtube.com/embed/xt3gOif5PeM",
  linkedin: "https://www.linkedin.com/in/giomac/",
} satisfies GuestInput;
