import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-otiashvili",
  order: 12,
  name: "Nika Otiashvili",
  bio: "დაზეპირებული OOP, SDL, Emacs, Neovim და Indie თამაშები: ნიკა ოთიაშვილი მეექვსე ეპიზოდის სტუმარია.",
  description: `რედაქტორების ომი ის იშვიათი ომია, სადაც ორივე მხარე საკუთარ კონფიგს ამაყად აფრიალებს. მეექვსე ეპიზოდში, ნიკა ოთიაშვილთან, Emacs-იც არის და Neovim-იც, თუმცა სათაურს სხვა თემა ხსნის: დაზეპირებული OOP ცუდია.

იქვეა SDL და Indie თამაშები. SDL ფანჯარასა და კლავიატურას გაძლევს, დანარჩენი შენი საქმეა, ასე რომ პირველივე საღამოს მიხვდები, რამდენ რამეს აკეთებდა ძრავა შენს ნაცვლად.`,
  episode: "Episode #6",
  tags: ["oop", "sdl", "emacs", "neovim", "indie-games"],
  tagline: "OOP, SDL და რედაქტორები",
  youtubeUrl: "https://www.youtube.com/embed/ohciTBFhqMo",
  linkedin: "https://www.linkedin.com/in/nikolozung/",
} satisfies GuestInput;
