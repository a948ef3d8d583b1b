import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "bqmyM99JMHU",
  number: 2,
  title: "Devtherapy Episode #2 - ლევან ლოთუაშვილი | Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market",
  description:
    "ერთი კვირის წინ ორნი ვიყავით, ახლა მიკროფონთან ლევან ლოთუაშვილიც ზის. თემებია ვების ევოლუცია, Toptal, ენთუზიაზმი და სამუშაო ბაზარი.",
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
  fullDescription: `ენთუზიაზმს ვაკანსიაში ძახილის ნიშნით წერენ, რეტროსპექტივაზე უკვე კითხვის ნიშნით ახსენებენ. პირველ სტუმარს, ვებდეველოპერ ლევან ლოთუაშვილს, ამაზეც ვკითხეთ და იმაზეც, რა არის Toptal, რა ხდება სამუშაო ბაზარზე და როგორ იცვლებოდა წლების განმავლობაში ვები.`,
} satisfies EpisodeInput;
