import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-otiashvili",
  order: 12,
  name: "Nika Otiashvili",
  bio: "ნიკა ოთიაშვილი indie თამაშებს აკეთებს და Steam-ზე უშვებს.",
  description: `GitHub-ზე nikaoto, YouTube-ზე notiashvili, LinkedIn-ზე nikolozung, Steam-ზე LisiSoft. ნიკა ოთიაშვილს ოთხ სისტემაში ოთხი სახელი აქვს; თუ ვინმემ გითხრა, naming იოლიაო, ეს გვერდი აჩვენე.

ერთი ობიექტი, ოთხი სახელი: ამას პოლიმორფიზმი კი არა, aliasing ჰქვია; OOP თუ ზეპირად ისწავლე, აუცილებლად აგერევა.`,
  episode: "Episode #6",
  tags: ["oop", "sdl", "emacs", "neovim", "indie games"],
  tagline: "OOP ზეპირად ნუ ისწავლი",
  youtubeUrl: "https://www.youtube.com/embed/ohciTBFhqMo",
  linkedin: "https://www.linkedin.com/in/nikolozung/",
  links: [
    { label: "LisiSoft-ის თამაშები Steam-ზე", url: "https://store.steampowered.com/search/?developer=LisiSoft" },
    { label: "YouTube-არხი", url: "https://youtube.com/@notiashvili" },
    { label: "GitHub", url: "https://github.com/nikaoto" },
  ],
} satisfies GuestInput;
