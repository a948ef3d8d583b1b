import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "koiava",
  order: 8,
  name: "Irakli Koiava",
  title: "Founder and Graphics Software Engineer at Absorption",
  bio: "Absorption-ის დამფუძნებელი ირაკლი ქოიავა 3D გრაფიკისა და რენდერინგის ინჟინერია.",
  description: `ShaderToy-ზე კოდი და სურათი გვერდიგვერდ დევს, ერთ რიცხვს შეცვლი და იქვე ხედავ, რა აირია. ირაკლი ქოიავას იქ საკუთარი გვერდი აქვს. სამაგისტრო ნაშრომი რენდერინგზე დაწერა.`,
  episode: "Episode #19",
  tags: ["3d-graphics", "rendering-engineer", "relocation"],
  tagline: "სამკუთხედების ხელობა",
  youtubeUrl: "https://www.youtube.com/embed/fb5ssIH5-1E",
  linkedin: "https://www.linkedin.com/in/iraklikoiava/",
  links: [{ label: "ShaderToy", url: "https://www.shadertoy.com/user/koiava" }],
} satisfies GuestInput;
