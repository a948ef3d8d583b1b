import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "swqK7GgJIrk",
  number: 9,
  title: "Devtherapy Episode #9 - Giorgi Dalakishvili | Microsoft MVP, .NET, LLM, Open Source, Dev Conferences",
  description:
    "MVP ჩვეულებრივ პროდუქტის მინიმალურ ვერსიას ჰქვია, Microsoft-ისთვის კი წოდებაა, რომელსაც გიორგი დალაქიშვილი ატარებს.",
  date: "2025-02-05T05:00:46Z",
  duration: 107,
  tags: ["microsoft mvp", ".net", "open source", "ai", "llm", "software architecture", "conferences", "c#"],
  slug: "giorgi-dalakishvili",
  youtubeId: "swqK7GgJIrk",
  guest: "Giorgi Dalakishvili",
  links: [
    { group: "guest", label: "გიორგი დალაქიშვილი LinkedIn-ზე", url: "https://www.linkedin.com/in/giorgidalakishvili/" },
    {
      group: "guest",
      label: "EntityFramework.Exceptions – პროექტი GitHub-ზე",
      url: "https://github.com/Giorgi/EntityFramework.Exceptions",
    },
    { group: "guest", label: "DuckDB.NET – პროექტი GitHub-ზე", url: "https://github.com/Giorgi/DuckDB.NET" },
    {
      group: "guest",
      label: "EFCore.Visualizer – პროექტი GitHub-ზე",
      url: "https://github.com/Giorgi/EFCore.Visualizer",
    },
    { group: "guest", label: "გიორგი დალაქიშვილი GitHub-ზე", url: "https://github.com/Giorgi" },
  ],
  beforeListening: `Microsoft MVP-ს წოდებას გამოცდით ვერ მოიპოვებ და მხოლოდ ერთი წლით გაძლევენ. აფასებენ იმას, რაც სხვებისთვის გააკეთე: კოდს, თოქს, ფორუმზე დაწერილ პასუხს. წელიწადი რომ გავა, ანგარიში თავიდან იწყება.

ბიბლიოთეკის მოვლას Hyrum-ის კანონი ართულებს: თუ მომხმარებელი საკმარისად ბევრი გყავს, შენი API-ს ყოველ გარედან ხილულ ქცევას ვიღაც უკვე ეყრდნობა, დოკუმენტაციაში რაც უნდა ეწეროს. მაშინ ბაგის გასწორებაც შეიძლება breaking change აღმოჩნდეს.`,
  fullDescription: `GitHub-ზე პროექტს ვარსკვლავს ერთი კლიკით აძლევ, ყურადღება კი ყოველდღე სჭირდება. გიორგის სამი პროექტი აქვს მოსავლელი: EntityFramework.Exceptions, DuckDB.NET და EFCore.Visualizer. ამიტომ ბიბლიოთეკის მოვლაზე სწორედ მას ვკითხეთ.

15:02-დან MVP-ს წოდების სარგებელს ვთვლით. 51:01-დან დამწყებებზე ვლაპარაკობთ: ბევრნი არიან, ტექნოლოგიის სწავლას ჩქარობენ, სიღრმე კი აკლიათ.

0:00 შესავალი
1:09 სტუმრის წარდგენა და MVP სტატუსი
2:04 პროფესიული თავგადასავლის დასაწყისი
5:14 C#-ზე გადასვლა და პირველი გამოცდილებები
10:02 პირველი სამსახური და მისი გამოცდილება
15:02 Microsoft MVP-ის მნიშვნელობა და ბენეფიტები
24:05 Open-source პროექტების პოპულარობა
30:00 ბიბლიოთეკების მართვა და განვითარება
36:03 Microsoft-ის ეკოსისტემის განვითარება
43:54 თვითგანვითარება და სწავლის მიდგომები
45:16 ტექნოლოგიების ცოდნის მნიშვნელობა და სწავლების მეთოდები
47:27 Software Architect-ის როლი და მოვალეობები
51:01 ახალი დეველოპერების რაოდენობის ზრდა და ხარისხის პრობლემები
54:46 დამწყები დეველოპერების მოლოდინები და რეალური გამოცდილება
57:03 ტექნოლოგიების სწრაფი ათვისების მცდელობები და სიღრმისეული ცოდნის ნაკლებობა
1:03:02 საერთაშორისო დეველოპმენტის ხარისხი და განსხვავებული მიდგომები
1:08:51 კონფერენციების შინაარსი და მათი მნიშვნელობა
1:12:11 AI-ს გამოყენება პროგრამირებაში და დეველოპერების სამუშაო პროცესზე გავლენა
1:18:02 AI-ს მომავალი და მისი გავლენა Software Development-ის სფეროზე
1:25:28 დამწყები და გამოცდილი დეველოპერებისთვის რეკომენდაციები
1:35:17 სპეციალიზაცია vs. მრავალმხრივი ცოდნა
1:39:13 რეკომენდებული რესურსები: წიგნები, კურსები და პლატფორმები
1:42:30 ტექნიკური განათლების ეკოსისტემა და მისი გამოწვევები
1:46:54 პოდკასტის მიზნები, განვითარება და სამომავლო გეგმები`,
} satisfies EpisodeInput;
