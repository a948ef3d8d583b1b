import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-gigashvili",
  order: 15,
  name: "Nika Gigashvili",
  bio: "პროგრამირება ნიკა გიგაშვილმა ასემბლერითა და C-თი ისწავლა; ჩვენთან penetration testing და კერნელი გაარჩია.",
  description: `ნიკას რესურსებში ოთხი წიგნია: C-ზე, Windows-ზე, Linux-სა და TCP/IP-ზე. ფრეიმვორკამდე არცერთი არ ამოდის. რა პრობლემა აქვს ფრეიმვორკ-დეველოპერს, 6:39-ზე გაიგებ.

37:05-ზე ანტიჩეთები გავარჩიეთ და იქიდან კერნელამდე გზა მოკლე აღმოჩნდა. Vanguard და მისი მსგავსი ანტიჩეთები სწორედ კერნელის დრაივერად ეშვება, ასე რომ თამაშის დარაჯს შენს კომპიუტერში შენზე მეტის უფლება აქვს.`,
  episode: "Episode #13",
  tags: ["c", "penetration-testing", "app-security", "devsecops", "software-supply-chain", "kernel"],
  tagline: "ფრეიმვორკის ქვემოთაც არის სიცოცხლე",
  youtubeUrl: "https://www.youtube.com/embed/uzsNxVpVR4s",
} satisfies GuestInput;
