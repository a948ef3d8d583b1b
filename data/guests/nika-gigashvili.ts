import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-gigashvili",
  order: 15,
  name: "Nika Gigashvili",
  bio: "ნიკა გიგაშვილი უსაფრთხოებას ქვემოდან უყურებს, C-დან და კერნელიდან.",
  description: `ამ სტუმრობამ თარო დაგვიტოვა: ჟურნალი Phrack და ოთხი წიგნი – „C Programming Language“, „Windows Internals“, „The Linux Programming Interface“, „TCP/IP Illustrated“. C-ს წიგნი ყველაზე თხელია; ნუ მოტყუვდები.

პატარა სავარჯიშო ნიკა გიგაშვილის თემებზე: იპოვე შენს პროექტში პაკეტი, რომლის კოდიც გუნდში არავის წაუკითხავს.`,
  episode: "Episode #13",
  tags: ["c", "penetration-testing", "app-security", "devsecops", "software-supply-chain", "kernel"],
  tagline: "უცხო კოდი, შენი უფლებები",
  youtubeUrl: "https://www.youtube.com/embed/uzsNxVpVR4s",
} satisfies GuestInput;
