import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "-2fy_GHb_ag",
  number: 24,
  title: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  description:
    "BASIC და კალკულატორები, ბანკომატები, სტარტაპი გერმანიაში, Siemens, Huawei და ბოლოს LLM – პროგრამირების ნახევარი ისტორია ერთ საუბარში. გიორგი მამალაძესთან ვარკვევთ, რა იცვლება ჩვენს ხელობაში და რა რჩება, როცა ჯუნიორის გვერდით AI ზის.",
  date: "2025-09-17T14:02:09Z",
  duration: 158,
  tags: ["software architecture", "java", ".net", "c++", "ai", "llm", "domain driven design", "microservices"],
  slug: "giorgi-mamaladze",
  youtubeId: "-2fy_GHb_ag",
  guest: "Giorgi Mamaladze",
  fullDescription: `კალკულატორი, BASIC, CP/M, 90-იანები, ინფლაცია და Windows 95 საქსტატში: გიორგი მამალაძესთან საუბარი საბჭოთა საქართველოდან იწყება. შემდეგი გაჩერებებია TBC ბანკი, სადაც IT ნულიდან იწყება, სტარტაპი გერმანიაში, Siemens, ბოლოს Huawei და მისი კულტურა Shenzhen-ში. მერე მარშრუტი უკან ბრუნდება – ლექციები, მენთორინგი, თავისუფალი უნივერსიტეტი, კონსალტინგი.

ტექნოლოგიებიც თაობებად იცვლება: C++, Java და .NET, Interop, Windows CE, არქიტექტურული პატერნები, Agile და XP, cloud და მიკროსერვისები, IoT. ერთი უნარი თავების სიაში ორჯერ წერია, კოდის კითხვა: ჯერ ჯუნიორებსა და AI-ზე ლაპარაკისას, მოთხოვნის ფორმულირებასთან ერთად, მერე რჩევებში, ინგლისურის, ალგორითმებისა და DDD-ის გვერდით.

Domain-Driven Design ბაზის სქემით არ იწყება. ჯერ ბიზნესთან საერთო ენაზე თანხმდები, მერე სისტემას იქ ჭრი, სადაც სიტყვა მნიშვნელობას იცვლის: „შეკვეთა“ საწყობისთვის ყუთია, ბუღალტრისთვის – ინვოისი, და ორივეს ერთ კლასში ჩატევა გვიან თუ ადრე ძვირი დაგიჯდება. ასეთ საზღვარს bounded context ჰქვია და მიკროსერვისის კონტურსაც ხშირად ის გკარნახობს.

LLM-ის წინაპარიც ბმულებში დევს. 2015 წლის სტატიაში რეკურენტული ქსელი ტექსტს სიმბოლო-სიმბოლო სწავლობს, მომდევნო სიმბოლოს პროგნოზირებს და შექსპირის სტილსაც ჰბაძავს და C-ის კოდსაც, ფრჩხილების დახურვის ჩათვლით. ოღონდ ის კოდი ვერ დაკომპილირდება.

პროფესიას AI-სთან ერთად სწავლობ და ორივე სცენარი გაწუხებს, პესიმისტურიც და ოპტიმისტურიც? შენი თავები ბოლოსკენაა. ოცი წლის სტაჟი გაქვს? მაშინ თავიდან დაიწყე, Windows CE-ს მაინც გაიხსენებ. ბოლოს სამი სხვადასხვა თაროს რეკომენდაციაა: Kent Beck, The Big Picture და „მერვე სიცოცხლე“.

0:00 შესავალი
3:26 ბავშვობა, BASIC და კალკულატორები
7:57 სკოლა: CP/M, 90-იანები
13:18 საქსტატი: ინფლაცია, Windows 95
23:10 TBC ბანკი: IT ნულიდან, ATM-ები
35:27 ინტეგრაციები → გერმანიაში სტარტაპი
44:01 ვაუჩერები, workflow, C++/Java/.NET
55:02 .NET, Interop, Windows CE
1:03:01 Siemens, არქიტექტურული პატერნები, Agile/XP
1:16:23 Cloud და მიკროსერვისები; Huawei-ს კულტურა Shenzhen-ში
1:36:14 „უკან დაბრუნება“: ლექციები, მენთორინგი
1:47:37 თავისუფალი უნივერსიტეტი და კონსალტინგი; SynoTec IoT
1:52:00 5 ეტაპი, AI გამოცდილებები
2:04:10 ჯუნიორები და AI: მოთხოვნის ფორმულირება, კოდის კითხვა
2:17:59 პესიმისტური vs ოპტიმისტური სცენარი; HAL 9000
2:25:04 რჩევები: კოდის კითხვა, ინგლისური, ალგორითმები, DDD
2:31:04 რეკომენდაციები: Kent Beck, The Big Picture, „მერვე სიცოცხლე“

თოქები, წიგნები და სხვა ბმულები:
პარტნიორი – DataFest Tbilisi: https://www.datafest.ge/
სტუმრის GitHub: https://github.com/gmamaladze
სტუმრის ბლოგი (Medium): https://gmamaladze.medium.com/
სტუმრის თოქი „Scalable design“: https://www.youtube.com/watch?v=kVlsn-lNz5A
სტუმრის თოქი „პროგრამისტის 5 ეტაპი“: https://www.youtube.com/watch?v=GFim38_ycVE
სტუმრის თოქი „გადარჩი და გაიზარდე“: https://www.youtube.com/watch?v=HLpeU5VrSX8
სტუმრის თოქი „რატომ აღარაა საკმარისი იყო მხოლოდ კარგი პროგრამისტი“: https://www.youtube.com/watch?v=ardQqMezzxc
სტუმრის თოქი „Test Driven Development & Pair Programming“: https://www.youtube.com/watch?v=yGg97JeyxWE
სტუმრის თოქი „Just another tool in your toolbox“: https://www.youtube.com/watch?v=UG97VgI5TyI
სტუმრის თოქი „როგორ ამარტივებს DevOps ინჟინრის ცხოვრებას Event Sourcing“: https://www.youtube.com/watch?v=qEyupL3hQ4U
სტუმრის თოქი „AI & Robots – Technology, State, Individual“: https://www.youtube.com/watch?v=tZNleeuNvDg
სტუმრის თოქი „Human Machine Interface – past, present, future“: https://www.youtube.com/watch?v=kh-m3w4kIB8
სტატია – The Unreasonable Effectiveness of Recurrent Neural Networks: https://karpathy.github.io/2015/05/21/rnn-effectiveness/
ფილმი – „კოსმოსური ოდისეა“: https://letterboxd.com/film/2001-a-space-odyssey/
წიგნი – Domain-Driven Design: https://www.amazon.com/Domain-Driven-Design-Tackling-Complexity-Software/dp/0321125215
Kent Beck აგენტებსა და AI-ზე (YouTube): https://www.youtube.com/watch?v=aSXaxOdVtAQ
წიგნი – Tidy First? (Kent Beck): https://www.amazon.com/Tidy-First-Kent-Beck-ebook/dp/B0CL7ZMLWH
წიგნი – The Big Picture: On the origins of Life, Meaning and the Universe itself: https://www.amazon.com/Big-Picture-Origins-Meaning-Universe/dp/1101984252
წიგნი – მერვე სიცოცხლე (ბრილკას): https://saba.com.ge/books/details/15425
სპონსორი – Techzy: https://www.techzy.app/

#devtherapy #DDD #microservices #dotnet #LLM #არქიტექტურა`,
} satisfies EpisodeInput;
