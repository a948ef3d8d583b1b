import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "mainera",
  order: 2,
  name: "Levan Mamulashvili (Mainera)",
  title: "Tribe Tech Lead @ TBC | Ex-CTO | Forbes 30U30 | MIT | Scaling Tech & Teams",
  bio: "გადახდებისა და გადარიცხვების ტექნოლოგიურ მიმართულებას TBC ბანკში ლევან მამულაშვილი უძღვება.",
  description: `სახელის ქვეშ ლევანს ლამის Unix-ის ბრძანება უწერია: ხუთი წოდება და შუაში ოთხი pipe. შესასვლელზე უკრაინული iOS ბუთქემპი უდგას, თუმცა ეს იქიდან არ ჩანს.

Ex-CTO Tegeta Holding-ს გულისხმობს, MIT – იმ პროგრამას, რომელზეც ჩვენთან ილაპარაკა. Speechify, სადაც ინჟინერიის მენეჯერი იყო, სტრიქონში აღარ მოხვდა.`,
  episode: "Episode #18",
  tags: ["tech", "career", "scaling"],
  tagline: "კოდს გუნდი წერს",
  youtubeUrl: "https://www.youtube.com/embed/aECGCXO1Nus",
  linkedin: "https://www.linkedin.com/in/levan-mamulashvili",
} satisfies GuestInput;
