import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "t71ge5v-4ig",
  number: 10,
  title: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  description: "ოთო ლოლუა ორივე Angular-ს მოესწრო და ერთიდან მეორეზე მიგრაციასაც.",
  date: "2025-02-13T16:00:58Z",
  duration: 99,
  tags: [
    "frontend",
    "javascript",
    "typescript",
    "angular",
    "platform team",
    "blazor",
    "micro frontend",
    "software engineering",
  ],
  slug: "oto-lolua",
  youtubeId: "t71ge5v-4ig",
  guest: "Oto Lolua",
  links: [
    { group: "guest", label: "ოთო ლოლუა LinkedIn-ზე", url: "https://www.linkedin.com/in/otolol/" },
    { group: "guest", label: "ოთო ლოლუა X-ზე", url: "https://x.com/otololua" },
    {
      group: "resource",
      label: "გიორგი მამალაძე: პროგრამისტის 5 ეტაპი – თოქი",
      url: "https://www.youtube.com/watch?v=GFim38_ycVE&t=3116s",
    },
    {
      group: "resource",
      label: "Coders at Work – წიგნი",
      url: "https://www.amazon.com/Coders-Work-Reflections-Craft-Programming/dp/1430219483",
    },
    {
      group: "resource",
      label: "Martin Fowler: Refactoring, მე-2 გამოცემა – წიგნი",
      url: "https://martinfowler.com/articles/refactoring-2nd-ed.html",
    },
    {
      group: "resource",
      label: "Erik Meijer: What does it mean to be Reactive? – თოქი",
      url: "https://www.youtube.com/watch?v=sTSQlYX5DU0",
    },
    { group: "resource", label: "Angular – დოკუმენტური ფილმი", url: "https://www.youtube.com/watch?v=cRC9DlH45lA" },
  ],
  beforeListening: `Change detection-ით ფრეიმვორკი იგებს, რომ ეკრანი მოძველდა. Angular 1 ყველა watcher-ს digest ციკლში მანამ ამოწმებდა, სანამ ცვლილებები არ შეწყდებოდა. Angular 2-მა zone.js მოიტანა, რომელიც ბრაუზერის ასინქრონულ API-ებს უთვალთვალებს და ფრეიმვორკს ატყობინებს, როდის უნდა შეამოწმოს კომპონენტების ხე. React თვითონ არაფერს უთვალთვალებს: setState-ით შენ ატყობინებ, ის კი ახალ virtual DOM-ს ძველს ადარებს და ეკრანზე მხოლოდ განსხვავებას ასახავს.`,
  fullDescription: `ოთომ Flash-ით დაიწყო, მერე Angular 1-ის ჯერი დადგა. ხალხი ამასობაში React-ზე გადადიოდა; გავარჩიეთ, რით სჯობდა React ძველ Angular-ს. Angular 2-ზე მიგრაციას ლაპარაკში წუთზე ოდნავ მეტი ეყო; კოდში ასე სწრაფად ჯერ არავის დაუმთავრებია.

JavaScript-ს ვების ასემბლერი დავარქვით, ფრეიმვორკებს კი, როგორც წამლებს, უკუჩვენებები დავაწერეთ. მეორე ნახევარში ჯერ platform team-სა და micro frontend-ზე ვილაპარაკეთ, მერე – ერთ ძველ კითხვაზე: ბევრი რამ ცოტ-ცოტა იცოდე თუ ერთი ღრმად?

0:00 შესავალი
2:14 Flash და პირველი ნაბიჯები
3:37 Angular 1
5:28 Angular-ის დოკუმენტური ფილმი და Miško Hevery
6:37 Angular-ისა და React-ის გამოჩენა ბაზარზე
8:05 რატომ გადადიოდა ხალხი React-ზე და რით ჯობდა Angular 1-ს
12:52 Angular 1-დან Angular 2-ზე მიგრაცია
14:00 არქიტექტურული განსხვავებები
16:00 Framework-ების უკუჩვენებები
21:30 Change detection და Angular-ის ახალი რენდერერი
25:17 ეკოსისტემის ვერსიები და განსხვავებები
29:00 TypeScript
31:40 JavaScript, როგორც ვების ასემბლერი
33:30 დეკორატორები
35:10 Reactive Extensions-ის შექმნის ისტორია
39:25 JavaScript community
41:44 Singular და პროექტის ლიდობა
46:22 მაიტა მაუსი
47:55 დიდი შეცდომები დიდ პროექტებში და ორგანიზაციული სიმპტომები
50:00 Software Engineer-ის კარიერული გზები და Platform team-ები გუნდებში
58:20 სხვადასხვა ტიპის დეველოპერები
1:04:30 Frontend development რთულია? რა არის Micro Frontend?
1:13:00 Server-side rendering
1:15:30 Next.js და ახალი ფრეიმვორკების სწავლა
1:18:00 Blazor
1:20:00 Being a generalist or being specialized in one field
1:23:00 როგორ ვისწავლოთ, საიდან დავიწყოთ, რაზე გავამახვილოთ ყურადღება?
1:33:45 რესურსები`,
} satisfies EpisodeInput;
