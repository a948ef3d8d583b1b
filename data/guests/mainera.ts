import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "mainera",
  order: 2,
  name: "Levan Mamulashvili (Mainera)",
  title: "Tribe Tech Lead @ TBC | Ex-CTO | Forbes 30U30 | MIT | Scaling Tech & Teams",
  bio: "ლევან მამულაშვილი TBC ბანკში გადახდებისა და გადარიცხვების ტექნოლოგიურ მიმართულებას უძღვება.",
  description: `უკრაინული iOS ბუთქემპიდან Tegeta Holding-ის CTO-ობამდე ლევანმა Space და Speechify გამოიარა; Forbes-ის 30 Under 30-შიც მოხვდა. MIT-ის პროგრამაზე 1:48:17-დან ჰყვება.

დღეს Tribe Tech Lead-ია: TBC-დან ვინმეს ფულს რომ ურიცხავ, ლევანის მიმართულების ნამუშევარს იყენებ. Tribe რამდენიმე გუნდს აერთიანებს. Spotify-ს მოდელით, საიდანაც ეს სიტყვა წამოვიდა, tribe-ში ასზე მეტი კაცი არ უნდა იყოს, რომ ხალხი ერთმანეთს იცნობდეს; ტიკეტებზე შეზღუდვა არ ვრცელდება.`,
  episode: "Episode #18",
  tags: ["tech", "career", "scaling"],
  tagline: "ბუთქემპიდან tribe-ამდე",
  youtubeUrl: "https://www.youtube.com/embed/aECGCXO1Nus",
  linkedin: "https://www.linkedin.com/in/levan-mamulashvili",
} satisfies GuestInput;
