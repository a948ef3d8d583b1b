import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "bqmyM99JMHU",
  number: 2,
  title: "Devtherapy Episode #2 - ლევან ლოთუაშვილი | Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market",
  description:
    "სტუმარს მიკროფონს პირველად ვუთმობთ – ლევან ლოთუაშვილს. თემებია ვების ევოლუცია, Toptal, სამუშაო ბაზარი და ენთუზიაზმი, რომელსაც ბიუჯეტის ცხრილში სვეტი არ აქვს.",
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
  fullDescription: `ერთი კვირის წინ ორნი ვიყავით, 23 ოქტომბერს უკვე სამნი ვართ. Devtherapy-ს პირველი სტუმარი, ლევან ლოთუაშვილი, ვებდეველოპერია, ასე რომ, ვების ევოლუციაზე ლაპარაკი არავის გაჰკვირვებია.

მერე საქმე სამსახურზე მიდგა: Toptal, სამუშაო ბაზარი. და შუაში ერთი სიტყვა ჩაჯდა: ვაკანსიებში ძახილის ნიშნით წერენ, რეტროსპექტივაზე კი ჩურჩულით კითხულობენ, სად წავიდა. ენთუზიაზმი!`,
} satisfies EpisodeInput;
