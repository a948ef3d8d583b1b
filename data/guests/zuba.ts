import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "zuba",
  order: 1,
  name: "Zura Abelashvili (Zuba)",
  title: "Graphics Engineer at Rockstar Games",
  bio: "ზურა აბელაშვილი Rockstar Games-ის გრაფიკის ინჟინერია; მანამდე Ubisoft-ში Watch Dogs: Legion-ზე მუშაობდა.",
  description: `Rockstar Games და საქართველო ერთ წინადადებაში: San Andreas-ზე გაზრდილი თაობა ამას ორჯერ წაიკითხავს. ეპიზოდში Rockstar-ისა და Ubisoft-ის გასაუბრებებს ოცდაოთხი წუთი დაეთმო, Rockstar-ის გუნდსა და GTA VI-ს – ცხრა. ვისაც NDA-სთვის ხელი მოუწერია, ეს პროპორცია არ გაუკვირდება.

მეტსახელად Zuba-ს ეძახიან. ზურას პატარა ასლი ამ გვერდზე დადის: კარგად დააკვირდი.`,
  episode: "Episode #7",
  tags: ["graphics", "gaming", "rockstar"],
  tagline: "პიქსელები და სხივები",
  youtubeUrl: "https://www.youtube.com/embed/ptPHTbQk_sA",
  linkedin: "https://www.linkedin.com/in/zurab-abelashvili",
  easterEgg: "mini-zuba.svg",
} satisfies GuestInput;
