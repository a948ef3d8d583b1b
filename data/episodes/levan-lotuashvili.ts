import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "bqmyM99JMHU",
  number: 2,
  title: "Devtherapy Episode #2 - ლევან ლოთუაშვილი | Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market",
  description: "ერთი კვირის წინ ორნი ვიყავით, ახლა მიკროფონთან ლევან ლოთუაშვილიც ზის, Devtherapy-ს პირველი სტუმარი.",
  date: "2024-10-23T14:23:03Z",
  duration: 87,
  tags: ["web development", "toptal", "career", "job market"],
  slug: "levan-lotuashvili",
  youtubeId: "bqmyM99JMHU",
  guest: "Levan Lotuashvili",
  links: [
    { group: "guest", label: "ლევან ლოთუაშვილი LinkedIn-ზე", url: "https://www.linkedin.com/in/lotuashvili/" },
    { group: "guest", label: "ლევან ლოთუაშვილი Facebook-ზე", url: "https://www.facebook.com/lotuashvili" },
    { group: "guest", label: "ლევან ლოთუაშვილი GitHub-ზე", url: "https://github.com/Lotuashvili" },
  ],
  fullDescription: `ვების ევოლუცია, Toptal, სამუშაო ბაზარი. კიდევ ენთუზიაზმი, რომელსაც ვაკანსიებში ძახილის ნიშნით წერენ.`,
} satisfies EpisodeInput;
