import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "koiava",
  order: 8,
  name: "Irakli Koiava",
  title: "Founder and Graphics Software Engineer at Absorption",
  bio: "Absorption-ის დამფუძნებელი ირაკლი ქოიავა 3D გრაფიკისა და რენდერინგის ინჟინერია.",
  description: `ზედაპირს რომ მოხვდება, სინათლე ან აირეკლება, ან გარდატყდება, ან შთაინთქმება. ამ სამიდან მესამე, Absorption, ირაკლის კომპანიის სახელია. სინათლეს სამაგისტრო ნაშრომშიც მისდევდა: თემა რენდერინგი იყო.

Shadertoy-ზე პროფილი აქვს. იქ კოდი და სურათი გვერდიგვერდ ჩანს: ერთ რიცხვს შეცვლი და მაშინვე ხედავ, რა აირია.`,
  episode: "Episode #19",
  tags: ["3d-graphics", "rendering-engineer", "relocation"],
  tagline: "სამკუთხედების ხელობა",
  youtubeUrl: "https://www.youtube.com/embed/fb5ssIH5-1E",
  linkedin: "https://www.linkedin.com/in/iraklikoiava/",
  links: [{ label: "Shadertoy", url: "https://www.shadertoy.com/user/koiava" }],
} satisfies GuestInput;
