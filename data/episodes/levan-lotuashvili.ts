import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "bqmyM99JMHU",
  number: 2,
  title: "Devtherapy Episode #2 - ლევან ლოთუაშვილი | Web ის ევოლუცია, Toptal, ენთუზიაზმი, Job Market",
  description:
    "მიკროფონთან პირველად ზის სტუმარი: ლევან ლოთუაშვილი, PHP-სა და Laravel-ის კაცი. ვკითხეთ, როგორ შეიცვალა ვები, რა არის Toptal და რა ხდება შრომის ბაზარზე.",
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
  beforeListening: `ვები წრეზე დადის. თავიდან HTML-ს სერვერი აწყობდა; PHP-ს პირველი სახელიც, Personal Home Page, იმ დროიდანაა. მერე აწყობა ბრაუზერში გადავიდა და SPA სერვერს მარტო JSON-ს სთხოვდა. ახლა გვერდს ხშირად ისევ სერვერი აწყობს და ბრაუზერს მხოლოდ hydration რჩება, მზა HTML-ის გაცოცხლება. ყოველ წრეზე ერთი რამ იზრდება: node_modules.

Toptal ფრილანსერების ქსელია. სახელი top talent-ის შემოკლებაა; რეკლამა კლიენტს არწმუნებს, რომ ქსელში მსურველთა მხოლოდ საუკეთესო 3% ხვდება.`,
  fullDescription: `სტუმრის ყოლა ისე მოგვეწონა, რომ მერვე ეპიზოდამდე უსტუმროდ აღარ დავრჩენილვართ.

ოთხი თემიდან ერთი ენთუზიაზმი იყო. დამსაქმებლებს ეს სიტყვა ძალიან უყვართ: ვაკანსიაში ძახილის ნიშანს უსვამენ, გასაუბრებაზე – კითხვის ნიშანს.`,
} satisfies EpisodeInput;
