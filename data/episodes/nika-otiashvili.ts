import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ohciTBFhqMo",
  number: 6,
  title: "Devtherapy Episode #6 - Nika Otiashvili | დაზეპირებული OOP ცუდია, SDL, Emacs, Neovim, Indie თამაშები",
  description:
    "Emacs და Neovim ერთ საუბარში ვახსენეთ და არავინ დაშავებულა. ნიკა ოთიაშვილთან მხოლოდ დაზეპირებული OOP დაზარალდა. SDL-სა და indie თამაშებზეც ვილაპარაკეთ.",
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
  beforeListening: `SDL C-ზე დაწერილი ბიბლიოთეკაა. ფანჯარას ხსნის, შიგ ხატავს, ხმას უშვებს და კლავიატურის ივენთებს გაწვდის, თანაც Windows-ზე, Linux-სა და macOS-ზე ერთი და იმავე კოდით. ძრავა ეს არ არის: თამაშის ციკლი და ფიზიკა შენი დასაწერია.

Emacs და Neovim დაყენებისთანავე მუშაობს; რაც გაკლია, იმას აქაც თვითონ აწყობ, Emacs Lisp-ით ან Lua-თი.`,
  fullDescription: `გასაუბრების წინა ღამეს ინკაფსულაციას, მემკვიდრეობას, პოლიმორფიზმსა და აბსტრაქციას იზეპირებ, მერე ცარიელ ფაილს უყურებ და ვერ ხვდები, რომელმა კლასმა რომელი უნდა შვას. ეპიზოდს სახელად თემას ვარქმევთ ხოლმე, ნიკასას კი პირდაპირ განაჩენი დავაწერეთ: „დაზეპირებული OOP ცუდია“.

Emacs-ისა და Neovim-ის კონფიგურაციას ეს საფრთხე არ ემუქრება: ზეპირად პატრონმაც არ იცის.`,
} satisfies EpisodeInput;
