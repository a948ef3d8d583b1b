import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "t71ge5v-4ig",
  number: 10,
  title: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  description:
    "Angular 1-დან Angular 2-ზე გადასვლა განახლება კი არა, თავიდან დაწერა იყო. ოთო ლოლუასთან ფრონტენდის მითებს ვარჩევთ: change detection, დეკორატორები, Micro Frontend, Blazor და ინჟინრის კარიერული გზები.",
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
  fullDescription: `ჯერ Flash იყო, მერე Angular 1, მერე React, და ყოველ ახალ ფრეიმვორკს თან ძველის ნეკროლოგი მოჰყვებოდა. ოთო ლოლუასთან ამ გზას თავიდან გავდივართ: რატომ გადადიოდა ხალხი React-ზე, რას ნიშნავდა Angular 2-ზე მიგრაცია, რა არქიტექტურული განსხვავებები დგას მათ უკან და რა უკუჩვენებები აქვს Framework-ებს.

Change detection ერთი კითხვაა: საიდან იცის ფრეიმვორკმა, რომ ეკრანი მოძველდა? Angular 1 digest ციკლში ყველა დაკვირვებულ გამოსახულებას ხელახლა ადარებდა, სანამ ცვლილება აღარ დარჩებოდა. Angular 2-მა Zone.js მოიყვანა, რომელიც ბრაუზერის ასინქრონულ API-ებს ეხვევა და ფრეიმვორკს ატყობინებს, როდის შეამოწმოს კომპონენტების ხე. React ახალ და ძველ virtual DOM-ს ადარებს. პასუხი სამია, კითხვა – ერთი, და კამათის ნახევარი სწორედ ამ განსხვავებაზე დგას.

Reactive Extensions-ის ისტორია ცალკე თავია. იდეა ის არის, რომ მოვლენების ნაკადს კოლექციასავით მოექცე: გაფილტრო, გააერთიანო, დააყოვნო. კლიკი, HTTP-პასუხი და ტაიმერი ერთ ტიპად, Observable-ად იქცევა, კოდი კი ერთმანეთში ჩაბუდებულ callback-ებს იცილებს. ფასიც აქვს: subscription-ის დახურვა თუ დაგავიწყდა, მეხსიერება გაჟონავს.

მეორე ნახევარი უფრო ადამიანებზეა: დიდი შეცდომები დიდ პროექტებში, Platform team-ები, სხვადასხვა ტიპის დეველოპერები, generalist თუ specialist. დამწყები პირდაპირ სწავლის თავზე გადავიდეს, Angular-ის დეველოპერმა კი არაფერი გადაახვიოს. ბექენდიდან თუ მოდიხარ და გგონია, რომ ფრონტენდი იოლია, ეს მითიც სიაშია.

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
1:33:45 რესურსები

რესურსები ეპიზოდიდან:
გიორგი მამალაძე – პროგრამისტის 5 ეტაპი: https://www.youtube.com/watch?v=GFim38_ycVE&t=3116s
Coders at Work: https://www.amazon.com/Coders-Work-Reflections-Craft-Programming/dp/1430219483
Martin Fowler – Refactoring: https://martinfowler.com/articles/refactoring-2nd-ed.html
Erik Meijer – What does it mean to be Reactive?: https://www.youtube.com/watch?v=sTSQlYX5DU0
Angular-ის დოკუმენტური ფილმი: https://www.youtube.com/watch?v=cRC9DlH45lA
სტუმრის LinkedIn: https://www.linkedin.com/in/otolol/
სტუმრის X: https://x.com/otololua

#devtherapy #angular #javascript #typescript #frontend #microfrontend`,
} satisfies EpisodeInput;
