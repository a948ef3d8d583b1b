import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "kokra",
  order: 4,
  name: "Irakli Kokrashvili",
  title: "Founder at VRKemono",
  bio: "ირაკლი ქოქრაშვილმა ვირტუალური რეალობის სტუდია VRKemono დააარსა; თამაშ Police 1-2-3-ის შექმნაშიც მონაწილეობდა.",
  description: `გარედან VR თამაში სათვალიანი კაცია, რომელიც ჰაერს ებრძვის. როგორ ებრძვის, VRKemono-ს YouTube-არხზე ნახავ. პირველ დევკიტამდე (21:57) ირაკლიმ სწავლების დაწყება და OpenGL-ის კურსი გაიხსენა (7:29).

თანამოაზრეებს ფორუმზე შეხვდა; პირველი გეიმჯემის ორგანიზებასა და IGDA საქართველოს დაარსებაზე 1:29:02-დან ჰყვება. IGDA თამაშების დეველოპერების საერთაშორისო ასოციაციაა; იქ ჰაერს მარტო აღარავინ ებრძვის.`,
  episode: "Episode #17",
  tags: ["virtual-reality", "gaming", "police-1-2-3"],
  tagline: "თითო თვალს – თავისი კადრი",
  youtubeUrl: "https://www.youtube.com/embed/NFmq3_ujDfU",
  linkedin: "https://www.linkedin.com/in/kokrashvili/",
  links: [{ label: "VRKemono-ს YouTube-არხი", url: "https://www.youtube.com/c/vrkemono" }],
} satisfies GuestInput;
