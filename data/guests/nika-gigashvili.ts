import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "nika-gigashvili",
  order: 15,
  name: "Nika Gigashvili",
  bio: "ნიკა გიგაშვილთან ასემბლერიდან და C-დან penetration testing-ამდე, კერნელამდე და DevSecOps-ამდე მივდივართ.",
  description: `კარგ უსაფრთხოებას ვერავინ ხედავს: არაფერი მოხდა, ბიუჯეტი კი დაიხარჯა. ცუდს ყველა იგებს, ხშირად ახალი ამბებიდან.

საფუძვლებიდან იწყება მე-13 ეპიზოდი, რომელსაც ნიკა გიგაშვილი სტუმრობს: C და ასემბლერი, penetration testing, ანტიჩეთი, Windows-ისა და Linux-ის უსაფრთხოება, OpenBSD და FreeBSD. გზად Agile-იც გვხვდება და Scrum-იც.

აპლიკაციის დეველოპერს Software Supply Chain-ის თავი ეკუთვნის. შენს pull request-ს ორი ადამიანი კითხულობს, დამოკიდებულების განახლებას ხშირად – არავინ.`,
  episode: "Episode #13",
  tags: ["c", "penetration-testing", "app-security", "devsecops", "software-supply-chain", "kernel"],
  tagline: "უცხო კოდი, შენი უფლებები",
  youtubeUrl: "https://www.youtube.com/embed/uzsNxVpVR4s",
} satisfies GuestInput;
