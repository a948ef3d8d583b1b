import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "kokra",
  order: 4,
  name: "Irakli Kokrashvili",
  title: "Founder at VRKemono",
  bio: "ირაკლი ქოქრაშვილმა ვირტუალური რეალობის სტუდია VRKemono დააარსა; Police 1-2-3-იც მისი ნახელავია.",
  description: `გარედან VR-თამაში სათვალიანი კაცია, რომელიც ჰაერს ებრძვის. რას ხედავს ამ დროს თვითონ, VRKemono-ს YouTube-არხზე ნახავ. ირაკლი ქოქრაშვილი ასწავლიდა კიდეც: კადრების მოსამზადებლად OpenGL-ის კურსი ჰქონდა.

თანამოაზრეები პირველად ფორუმზე იპოვა. ჰაერს მარტო რომ აღარ ებრძოლა, გეიმჯემის მოწყობასაც მოჰკიდა ხელი და IGDA საქართველოს დაარსებასაც.`,
  episode: "Episode #17",
  tags: ["virtual-reality", "gaming", "police-1-2-3"],
  tagline: "თითო თვალს – თავისი კადრი",
  youtubeUrl: "https://www.youtube.com/embed/NFmq3_ujDfU",
  linkedin: "https://www.linkedin.com/in/kokrashvili/",
  links: [{ label: "VRKemono-ს YouTube-არხი", url: "https://www.youtube.com/c/vrkemono" }],
} satisfies GuestInput;
