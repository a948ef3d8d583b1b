import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ohciTBFhqMo",
  number: 6,
  title: "Devtherapy Episode #6 - Nika Otiashvili | დაზეპირებული OOP ცუდია, SDL, Emacs, Neovim, Indie თამაშები",
  description: "Emacs, Neovim, SDL, Indie თამაშები და ზეპირად ნასწავლი OOP. სტუმარი ნიკა ოთიაშვილია.",
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
  fullDescription: `ინკაფსულაცია, მემკვიდრეობა, პოლიმორფიზმი, აბსტრაქცია. გასაუბრების წინა ღამეს ოთხივეს იზეპირებ, მერე ცარიელ ფაილს უყურებ და ვერ ხვდები, რომელმა კლასმა რომელი უნდა შვას. რატომ არის დაზეპირებული OOP ცუდი, ნიკა ოთიაშვილთან ამასაც გავარკვევთ.`,
} satisfies EpisodeInput;
