import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "-2fy_GHb_ag",
  number: 24,
  title: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  description:
    "რა აქვს საერთო საქსტატს, Siemens-სა და Huawei-ს? გიორგი მამალაძე. საუბარი კალკულატორით დავიწყეთ და AI-მდე მივიყვანეთ.",
  date: "2025-09-17T14:02:09Z",
  duration: 158,
  tags: ["software architecture", "java", ".net", "c++", "ai", "llm", "domain driven design", "microservices"],
  slug: "giorgi-mamaladze",
  youtubeId: "-2fy_GHb_ag",
  guest: "Giorgi Mamaladze",
  discordMembersQuoted: 850,
  links: [
    { group: "guest", label: "გიორგი მამალაძე GitHub-ზე", url: "https://github.com/gmamaladze" },
    { group: "guest", label: "გიორგი მამალაძის ბლოგი Medium-ზე", url: "https://gmamaladze.medium.com/" },
    { group: "guest", label: "Scalable design – თოქი", url: "https://www.youtube.com/watch?v=kVlsn-lNz5A" },
    { group: "guest", label: "პროგრამისტის 5 ეტაპი – თოქი", url: "https://www.youtube.com/watch?v=GFim38_ycVE" },
    { group: "guest", label: "გადარჩი და გაიზარდე – თოქი", url: "https://www.youtube.com/watch?v=HLpeU5VrSX8" },
    {
      group: "guest",
      label: "რატომ აღარაა საკმარისი იყო მხოლოდ კარგი პროგრამისტი – თოქი",
      url: "https://www.youtube.com/watch?v=ardQqMezzxc",
    },
    {
      group: "guest",
      label: "Test Driven Development & Pair Programming – თოქი",
      url: "https://www.youtube.com/watch?v=yGg97JeyxWE",
    },
    {
      group: "guest",
      label: "Just another tool in your toolbox – თოქი",
      url: "https://www.youtube.com/watch?v=UG97VgI5TyI",
    },
    {
      group: "guest",
      label: "როგორ ამარტივებს DevOps ინჟინრის ცხოვრებას Event Sourcing – თოქი",
      url: "https://www.youtube.com/watch?v=qEyupL3hQ4U",
    },
    {
      group: "guest",
      label: "AI & Robots – Technology, State, Individual – თოქი",
      url: "https://www.youtube.com/watch?v=tZNleeuNvDg",
    },
    {
      group: "guest",
      label: "Human Machine Interface – past, present, future – თოქი",
      url: "https://www.youtube.com/watch?v=kh-m3w4kIB8",
    },
    { group: "sponsor", label: "Techzy", url: "https://www.techzy.app/" },
    { group: "sponsor", label: "DataFest Tbilisi – პარტნიორი", url: "https://www.datafest.ge/" },
    {
      group: "resource",
      label: "The Unreasonable Effectiveness of Recurrent Neural Networks – სტატია",
      url: "https://karpathy.github.io/2015/05/21/rnn-effectiveness/",
    },
    {
      group: "resource",
      label: "2001 წლის კოსმოსური ოდისეა – ფილმი",
      url: "https://letterboxd.com/film/2001-a-space-odyssey/",
    },
    {
      group: "resource",
      label: "Domain-Driven Design – წიგნი",
      url: "https://www.amazon.com/Domain-Driven-Design-Tackling-Complexity-Software/dp/0321125215",
    },
    {
      group: "resource",
      label: "კენტ ბეკი აგენტებსა და AI-ზე – ვიდეო",
      url: "https://www.youtube.com/watch?v=aSXaxOdVtAQ",
    },
    {
      group: "resource",
      label: "Kent Beck: Tidy First? – წიგნი",
      url: "https://www.amazon.com/Tidy-First-Kent-Beck-ebook/dp/B0CL7ZMLWH",
    },
    {
      group: "resource",
      label: "The Big Picture: On the Origins of Life, Meaning and the Universe Itself – წიგნი",
      url: "https://www.amazon.com/Big-Picture-Origins-Meaning-Universe/dp/1101984252",
    },
    { group: "resource", label: "მერვე სიცოცხლე (ბრილკას) – წიგნი", url: "https://saba.com.ge/books/details/15425" },
  ],
  beforeListening: `2015 წელს ანდრეი კარპატიმ რეკურენტულ ქსელებს სიმბოლო-სიმბოლო წააკითხა: ერთს – შექსპირი, მეორეს – Linux-ის კერნელის კოდი; მერე კი მსგავსი ტექსტი თვითონ ქსელებს დააწერინა. ქსელი ყოველ ჯერზე უკვე დაწერილის მიხედვით მომდევნო სიმბოლოს ირჩევდა. ტექსტი შორიდან ნამდვილს ჰგავდა: ფრჩხილები იკვრებოდა, აზრი – არა. დღევანდელი LLM იმავეს აკეთებს, ოღონდ სიმბოლოს ნაცვლად ტოკენს ირჩევს, ქსელი კი რეკურენტული აღარ არის: ტრანსფორმერია.`,
  fullDescription: `გიორგის ბავშვობაში BASIC და კალკულატორები დახვდა, საქსტატში – ინფლაცია და Windows 95; TBC ბანკში IT ნულიდან იწყებოდა. გერმანული სტარტაპისა და Siemens-ის შემდეგ Huawei-ში მოხვდა; 1:16:23-დან ჯერ ქლაუდსა და მიკროსერვისებზე ლაპარაკობს, მერე – იმაზე, როგორი კულტურა აქვს კომპანიას შენჯენში.

გიორგის თოქი „პროგრამისტის 5 ეტაპი“ მეათე ეპიზოდის რესურსებში უკვე იდო; ამჯერად, 1:52:00-ზე, ეტაპებს თვითონ ავტორი მიჰყვება. ჯუნიორებსა და AI-ზე რომ ვლაპარაკობდით, ორი უნარი გამოვყავით: მოთხოვნის ფორმულირება და კოდის კითხვა. კოდის კითხვას გიორგის რჩევებშიც პირველი ადგილი უჭირავს, ინგლისურის, ალგორითმებისა და DDD-ს წინ.

HAL 9000-იც გამოჩნდა: AI-ს პესიმისტურ სცენარზე ლაპარაკი ადრე თუ გვიან „კოსმოსურ ოდისეამდე“ მიდის, სადაც HAL კარს არ აღებს.

0:00 შესავალი
3:26 ბავშვობა, BASIC და კალკულატორები
7:57 სკოლა: CP/M, 90-იანები
13:18 საქსტატი: ინფლაცია, Windows 95
23:10 TBC ბანკი: IT ნულიდან, ATM-ები
35:27 ინტეგრაციები → გერმანიაში სტარტაპი
44:01 ვაუჩერები, workflow, C++/Java/.NET
55:02 .NET, Interop, Windows CE
1:03:01 Siemens, არქიტექტურული პატერნები, Agile/XP
1:16:23 Cloud და მიკროსერვისები; Huawei-ს კულტურა შენჯენში
1:36:14 „უკან დაბრუნება“: ლექციები, მენტორინგი
1:47:37 თავისუფალი უნივერსიტეტი და კონსალტინგი; SynoTec IoT
1:52:00 5 ეტაპი, AI გამოცდილებები
2:04:10 ჯუნიორები და AI: მოთხოვნის ფორმულირება, კოდის კითხვა
2:17:59 პესიმისტური vs ოპტიმისტური სცენარი; HAL 9000
2:25:04 რჩევები: კოდის კითხვა, ინგლისური, ალგორითმები, DDD
2:31:04 რეკომენდაციები: Kent Beck, The Big Picture, „მერვე სიცოცხლე“`,
} satisfies EpisodeInput;
