import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "mainera",
  order: 2,
  name: "Levan Mamulashvili (Mainera)",
  title: "Tribe Tech Lead @ TBC | Ex-CTO | Forbes 30U30 | MIT | Scaling Tech & Teams",
  bio: "გადახდებისა და გადარიცხვების ტექნოლოგიას TBC ბანკში ლევან მამულაშვილი უძღვება.",
  description: `Tribe Tech Lead – ასე ჰქვია ლევანის საქმეს TBC-ში. მანამდე იყო Space, Speechify და CTO-ს როლი Tegeta Holding-ში, სულ თავში კი უკრაინული iOS ბუთქემპი. რეზიუმეში MIT და Forbes-ის 30 Under 30 უწერია.`,
  episode: "Episode #18",
  tags: ["tech", "career", "scaling"],
  tagline: "კოდს გუნდი წერს",
  youtubeUrl: "https://www.youtube.com/embed/aECGCXO1Nus",
  linkedin: "https://www.linkedin.com/in/levan-mamulashvili",
} satisfies GuestInput;
