import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "oto-lolua",
  order: 13,
  name: "Oto Lolua",
  bio: "ოთო ლოლუამ Flash-ით დაიწყო; ჩვენთან Angular-ის ორ ვერსიაზეც ილაპარაკა და Singular-ში პროექტის მართვაზეც.",
  description: `35:10-ზე შენი subscribe-ის წინაპრებს შეხვდები: ოთოსთან Reactive Extensions-ის შექმნის ისტორიას მივყვებით. Rx Microsoft-ში, ერიკ მეიერის გუნდში, გაჩნდა; RxJS იგივე Rx-ია, ოღონდ JavaScript-ისთვის. ჩვეულებრივ კოლექციას (Enumerable) მომდევნო მნიშვნელობას შენ სთხოვ, Observable კი თვითონ გაწვდის.

რესურსებში მეიერის თოქს გიორგი მამალაძისა ახლავს, „პროგრამისტის 5 ეტაპი“. თოთხმეტი ეპიზოდის მერე მამალაძე თვითონ გვესტუმრა, როგორც Observable-ს შეეფერება.`,
  episode: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  tags: ["frontend", "javascript", "typescript", "angular", "micro-frontend", "blazor"],
  tagline: "ორი Angular, ერთი მოწმე",
  youtubeUrl: "https://www.youtube.com/embed/t71ge5v-4ig",
  linkedin: "https://www.linkedin.com/in/otolol/",
  links: [{ label: "X", url: "https://x.com/otololua" }],
} satisfies GuestInput;
