import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "kokra",
  order: 4,
  name: "Irakli Kokrashvili",
  title: "Founder at VRKemono",
  bio: "ირაკლი ქოქრაშვილმა ვირტუალური რეალობის სტუდია VRKemono დააარსა; Police 1-2-3-ზეც უმუშავია.",
  description: `VRKemono ვირტუალური რეალობის სტუდიაა და ამავე სახელის YouTube-არხზე თამაშსაც ნახავ. დამფუძნებელი ირაკლი ქოქრაშვილია.

თამაშების წერის გარდა უსწავლებია კიდეც: OpenGL-ის კურსი კადრების მოსამზადებლად სჭირდებოდა, პირველი გეიმჯემი კი, ალბათ, – იმის გასაგებად, ვინ რა ისწავლა.`,
  episode: "Episode #17",
  tags: ["virtual-reality", "gaming", "police-1-2-3"],
  tagline: "ორი ლინზა, ერთი სამყარო",
  youtubeUrl: "https://www.youtube.com/embed/NFmq3_ujDfU",
  linkedin: "https://www.linkedin.com/in/kokrashvili/",
  links: [{ label: "VRKemono-ს YouTube-არხი", url: "https://www.youtube.com/c/vrkemono" }],
} satisfies GuestInput;
