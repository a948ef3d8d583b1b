import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "mainera",
  order: 2,
  name: "Levan Mamulashvili (Mainera)",
  title: "Tribe Tech Lead @ TBC | Ex-CTO | Forbes 30U30 | MIT | Scaling Tech & Teams",
  bio: "ლევან მამულაშვილი TBC ბანკში გადახდებისა და გადარიცხვების ტექნოლოგიურ მიმართულებას უძღვება.",
  description: `ყველაფერი უკრაინული iOS ბუთქემპით დაიწყო. ამას Space მოჰყვა; Speechify-ში ლევანი უკვე Engineering Manager იყო, Tegeta Holding-ში – CTO. Forbes-ის 30 Under 30-ის სიაშიც მოხვდა. ახლა TBC-ში Tribe Tech Lead-ია. Tribe ტომს ნიშნავს, ოღონდ რამდენიმე გუნდისგან შემდგარს; ტოტემი, როგორც წესი, ბექლოგია.`,
  episode: "Episode #18",
  tags: ["tech", "career", "scaling"],
  tagline: "კოდს გუნდი წერს",
  youtubeUrl: "https://www.youtube.com/embed/aECGCXO1Nus",
  linkedin: "https://www.linkedin.com/in/levan-mamulashvili",
} satisfies GuestInput;
