import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "koiava",
  order: 8,
  name: "Irakli Koiava",
  title: "Founder and Graphics Software Engineer at Absorption",
  bio: "Absorption-ის დამფუძნებელი ირაკლი ქოიავა 3D გრაფიკისა და რენდერინგის ინჟინერია.",
  description: `ორი მატრიცა უკუღმა რომ გაამრავლო, ობიექტი შეიძლება კამერის უკან აღმოჩნდეს და ეკრანი შავი დარჩეს. შეცდომა არსად წერია. რენდერინგის ინჟინრის დებაგი ხშირად ასე იწყება.

ირაკლი ქოიავა ამ ხელობიდანაა: 3D გრაფიკის ინჟინერი და Absorption-ის დამფუძნებელი. მე-19 ეპიზოდში შედის OpenGL, rasterization და ray tracing, სამაგისტრო ნაშრომი რენდერინგზე, Dassault Systèmes, გერმანიაში გადასვლა და უკან დაბრუნება.

მათემატიკა თუ სკოლაში დაგრჩა, ცუდი ამბავი: ვექტორი აქ ყოველდღიური სიტყვაა. კარგი ამბავი – შედეგს იმავე წამს ხედავ.`,
  episode: "Episode #19",
  tags: ["3d-graphics", "rendering-engineer", "relocation"],
  tagline: "სამკუთხედების ხელობა",
  youtubeUrl: "https://www.youtube.com/embed/fb5ssIH5-1E",
  linkedin: "https://www.linkedin.com/in/iraklikoiava/",
} satisfies GuestInput;
