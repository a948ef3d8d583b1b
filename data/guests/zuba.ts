import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "zuba",
  order: 1,
  name: "Zura Abelashvili (Zuba)",
  title: "Graphics Engineer at Rockstar Games",
  bio: "ზურა აბელაშვილი Rockstar Games-ის გრაფიკის ინჟინერია, წარმოშობით საქართველოდან.",
  description: `ეკრანზე სველი ასფალტი ბრწყინავს და მოთამაშე ამბობს: კარგი გრაფიკა აქვს. Graphics Engineer იმავე ასფალტში შეიდერს, BVH-ის ხეს, denoiser-სა და VRAM-ის ბიუჯეტს ხედავს.

ზურა აბელაშვილი, იგივე Zuba, ამ ხელობას Rockstar Games-ში მისდევს, წარმოშობით კი საქართველოდანაა. მეშვიდე ეპიზოდში ლაპარაკია პირველ გრაფიკულ პროგრამებსა და OpenGL-ზე, Ray Tracing-ზე Watch Dogs: Legion-ში, Vulkan-სა და DirectX 12-ზე, გასაუბრებებზე და GTA VI-ზე.`,
  episode: "Episode #7",
  tags: ["graphics", "gaming", "rockstar"],
  tagline: "პიქსელები და სხივები",
  youtubeUrl: "https://www.youtube.com/embed/ptPHTbQk_sA",
  linkedin: "https://www.linkedin.com/in/zurab-abelashvili",
  easterEgg: "mini-zuba.svg",
} satisfies GuestInput;
