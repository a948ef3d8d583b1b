import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ohciTBFhqMo",
  number: 6,
  title: "Devtherapy Episode #6 - Nika Otiashvili | დაზეპირებული OOP ცუდია, SDL, Emacs, Neovim, Indie თამაშები",
  description:
    "რა დააშავა ზეპირად ნასწავლმა OOP-მა? საქმე ნიკა ოთიაშვილთან ერთად აღვძარით. მოწმეებად SDL, Indie თამაშები და ორი რედაქტორი გვყავს, რომელთა მომხმარებლებსაც ერთ მაგიდასთან იშვიათად ნახავ: Emacs და Neovim.",
  date: "2025-01-09T12:16:38Z",
  duration: 110,
  tags: ["oop", "sdl", "emacs", "neovim", "indie games", "game development"],
  slug: "nika-otiashvili",
  youtubeId: "ohciTBFhqMo",
  guest: "Nika Otiashvili",
  links: [
    { group: "guest", label: "ნიკა ოთიაშვილი LinkedIn-ზე", url: "https://www.linkedin.com/in/nikolozung/" },
    {
      group: "guest",
      label: "LisiSoft – ნიკა ოთიაშვილის თამაშები Steam-ზე",
      url: "https://store.steampowered.com/search/?developer=LisiSoft",
    },
    { group: "guest", label: "ნიკა ოთიაშვილის YouTube-არხი", url: "https://youtube.com/@notiashvili" },
    { group: "guest", label: "ნიკა ოთიაშვილი GitHub-ზე", url: "https://github.com/nikaoto" },
  ],
  fullDescription: `Emacs თუ Neovim? ამ კითხვას მეგობრობები დაუნგრევია, აქ კი ორივე ერთ საუბარში ჩაეტია. ნიკა ოთიაშვილი გვესტუმრა და ადგილი SDL-საც დარჩა, Indie თამაშებსაც.

და OOP, რომელსაც გასაუბრების წინა ღამეს იზეპირებენ. ინკაფსულაცია, მემკვიდრეობა, პოლიმორფიზმი, აბსტრაქცია – ოთხივეს თვალდახუჭული ჩამოთვლი; მერე ცარიელ ფაილს უყურებ და ვერ ხვდები, რომელმა კლასმა რომელი უნდა შვას. ჩვენს ბლოკნოტში ასე წერია: დაზეპირებული OOP ცუდია.`,
} satisfies EpisodeInput;
