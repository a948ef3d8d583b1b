import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "machita",
  order: 7,
  name: "Giorgi Machitidze",
  title: "CIO @ Spribe",
  bio: "გიორგი მაჩიტიძე Spribe-ის CIO-ა; 25 წელზე მეტია, რაც IT-შია.",
  description: `სტაჟით გიორგი Git-ზე უფროსია, Docker-ზე – მით უმეტეს. ფლოპი დისკი პირადად ახსოვს; დღევანდელი საიტის JavaScript იმ დისკზე ხშირად ვეღარ ეტევა.

უხერხულ თემასაც არ ავარიდეთ თავი: რის უფლებას გაძლევს ეთიკა, როცა კონკურენტ კომპანიებში მუშაობ (24:31). უფრო ნაცნობი უხერხულობა, ძველი ბიბლიოთეკა თანამედროვე კოდში, 1:30:51-ზე გელოდება.`,
  episode: "Episode #11",
  tags: ["linux", "redhat", "systems-engineering", "devops", "it-roadmap"],
  tagline: "სერვერი სადღაც მაინც დგას",
  youtubeUrl: "https://www.youtube.com/embed/xt3gOif5PeM",
  linkedin: "https://www.linkedin.com/in/giomac/",
} satisfies GuestInput;
