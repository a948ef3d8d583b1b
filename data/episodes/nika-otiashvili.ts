import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ohciTBFhqMo",
  number: 6,
  title: "Devtherapy Episode #6 - Nika Otiashvili | დაზეპირებული OOP ცუდია, SDL, Emacs, Neovim, Indie თამაშები",
  description:
    "Emacs და Neovim ერთ საუბარში ვახსენეთ და არავინ დაშავებულა. ნიკა ოთიაშვილთან Indie თამაშებს, SDL-სა და დაზეპირებულ OOP-საც მივწვდით.",
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
  beforeListening: `SDL C-ს ბიბლიოთეკაა: ფანჯარას ხსნის, ხატავს, ხმას უკრავს და კლავიატურის ივენთებს გაწვდის, თანაც Windows-ზე, Linux-სა და macOS-ზე ერთი კოდით. ძრავასავით მზამზარეულს ნუ ელი: თამაშის ციკლსაც შენ წერ, ფიზიკასაც და სცენასაც. Emacs და Neovim იმავე ხასიათისაა: საფუძველს გაძლევს, დანარჩენს Emacs Lisp-ით ან Lua-თი თვითონ აწყობ.`,
  fullDescription: `გასაუბრების წინა ღამეს ინკაფსულაციას, მემკვიდრეობას, პოლიმორფიზმსა და აბსტრაქციას იზეპირებ, მერე ცარიელ ფაილს უყურებ და ვერ ხვდები, რომელმა კლასმა რომელი უნდა შვას. ეპიზოდებს სახელად თემას ვარქმევთ ხოლმე, ნიკა ოთიაშვილთან კი პირდაპირ განაჩენი დავწერეთ: „დაზეპირებული OOP ცუდია“. მიზეზიც გავარკვიეთ.

Steam-ზე ნიკას Indie თამაშები LisiSoft-ის სახელით დევს. მასთან SDL-ზეც ვილაპარაკეთ და ორ რედაქტორზეც, Emacs-სა და Neovim-ზე. მათი კონფიგურაცია, OOP-ისგან განსხვავებით, ზეპირად ჯერ არავის უსწავლია.`,
} satisfies EpisodeInput;
