import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "mainera",
  order: 2,
  name: "Levan Mamulashvili (Mainera)",
  title: "Tribe Tech Lead @ TBC | Ex-CTO | Forbes 30U30 | MIT | Scaling Tech & Teams",
  bio: "ლევან მამულაშვილი TBC ბანკში გადახდებისა და გადარიცხვების ტექნოლოგიურ მიმართულებას უძღვება.",
  description: `უკრაინული iOS ბუთქემპიდან Tegeta Holding-ის CTO-ობამდე ლევანმა Space და Speechify გამოიარა; Forbes-მა ის 30 Under 30-ის სიაშიც შეიყვანა. დღეს Tribe Tech Lead-ია. Tribe ტომს ნიშნავს: რამდენიმე გუნდს აერთიანებს, ტოტემად კი ბექლოგი უდგას.`,
  episode: "Episode #18",
  tags: ["tech", "career", "scaling"],
  tagline: "კოდს გუნდი წერს",
  youtubeUrl: "https://www.youtube.com/embed/aECGCXO1Nus",
  linkedin: "https://www.linkedin.com/in/levan-mamulashvili",
} satisfies GuestInput;
