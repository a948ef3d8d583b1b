import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-gigashvili",
  order: 15,
  name: "Nika Gigashvili",
  bio: "უსაფრთხოებაში ნიკა გიგაშვილი ასემბლერიდან და C-დან მოვიდა; penetration testing-სა და კერნელზე გველაპარაკა.",
  description: `კერნელში ერთი შეცდომა ყველა პროგრამას ერთად აზარალებს.

რესურსებში ოთხი წიგნი დევს და ჰაკერების ჟურნალი Phrack, 1985 წლიდან რომ გამოდის. წიგნებიდან ყველაზე თხელი „The C Programming Language“-ია; ნუ მოტყუვდები.

სავარჯიშო software supply chain-ზე: იპოვე შენს პროექტში პაკეტი, რომლის კოდიც გუნდში არავის წაუკითხავს.`,
  episode: "Episode #13",
  tags: ["c", "penetration-testing", "app-security", "devsecops", "software-supply-chain", "kernel"],
  tagline: "უცხო კოდი შენი უფლებებით ეშვება",
  youtubeUrl: "https://www.youtube.com/embed/uzsNxVpVR4s",
} satisfies GuestInput;
