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
  beforeListening: `ვების ევოლუცია წრეს ჰგავს. თავიდან HTML-ს სერვერი აწყობდა; PHP-ს პირველი სახელიც იმ დროიდანაა, Personal Home Page. მერე აწყობა ბრაუზერში გადავიდა და SPA სერვერს მხოლოდ JSON-ს სთხოვდა. ახლა გვერდს ხშირად ისევ სერვერი აწყობს, ბრაუზერი კი hydration-ით აცოცხლებს. ყოველ ბრუნზე ერთი რამ იზრდება: node_modules.

Toptal ფრილანსერების ქსელია. სახელი top talent-იდან მოდის და რეკლამაც კლიენტს ამასვე ჰპირდება: მსურველთა საუკეთესო 3%-ს.`,
  fullDescription: `პირველ სტუმარს 87 წუთი დავუთმეთ, ნახევარი საათით მეტი, ვიდრე ერთი კვირით ადრე – საკუთარ თავს. მოგვეწონა: უსტუმროდ მერვე ეპიზოდამდე აღარ დავრჩენილვართ.

ლევან ლოთუაშვილთან ლაპარაკი ვების ევოლუციას, Toptal-სა და სამუშაო ბაზარს შეეხო. მათ შორის ენთუზიაზმი მოექცა: ვაკანსიაში მას ძახილის ნიშანს უწერენ, გასაუბრებაზე კი – კითხვის ნიშანს.`,
} satisfies EpisodeInput;
