import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "atg6EtERPVA",
  number: 12,
  title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
  description:
    "Go-ში 25 საკვანძო სიტყვაა, კოდის ფორმატზე კამათი კი gofmt-მა დახურა. თორნიკე რაზმაძის ეპიზოდი სიმარტივეს ეძებს – ენაში, გუნდსა და ხელსაწყოებში. იდეალური „არქიტექტურაც“ სიაშია, ოღონდ ბრჭყალებით.",
  date: "2025-03-06T19:05:07Z",
  duration: 120,
  tags: ["golang", "c#", "development philosophies", "pair programming", "remote work", "llm"],
  slug: "tornike-razmadze",
  youtubeId: "atg6EtERPVA",
  guest: "Tornike Razmadze",
  fullDescription: `სიმარტივე ამ ეპიზოდში ყველა კუთხიდან ჩნდება: Extreme Programming, David Heinemeier Hansson და სიმარტივე გუნდში, Go და სიმარტივე, მერე კიდევ ერთხელ, ცალკე თავად. თორნიკე რაზმაძესთან საუბარი შორიდან მოდის (1999 წელი, პირველი ვებსაიტი, პირველი სამსახური), Agile-ის არასწორ იმპლემენტაციებს გაივლის და მთავარ კითხვას უახლოვდება: რატომ Go?

C#-დან Go-სკენ თუ იყურები, ორივე ენა აქ არის, თავისი სტერეოტიპებიანად. დანარჩენისთვის მენიუ გრძელია: Zed, Git, თანამედროვე ბრაუზერები, Ollama და LLM-ები, Pair programming, Remote work, სტარტაპისა და კორპორაციის შედარება, ბოლოს Rust-იც. ფრეიმვორკების ცვლით დაღლილს ტრენდებისა და ჰაიპების თავი ეკუთვნის.

Go განზრახ პატარაა. ციკლისთვის ერთი სიტყვა ჰყოფნის, for; კლასების მემკვიდრეობას არ იცნობს; ტიპი ინტერფეისს გამოცხადების გარეშე აკმაყოფილებს, თუ საჭირო მეთოდები აქვს. ფორმატს gofmt წყვეტს, ტესტები და პროფაილერი სტანდარტულ ნაკრებშივეა. Goroutine რამდენიმე კილობაიტის სტეკით იწყებს, ამიტომ ათი ათასი ერთად ჩვეულებრივი ამბავია. Rob Pike-ის მოხსენება კი განსხვავებას შეგახსენებს: concurrency პროგრამის აგებულებაა, პარალელიზმი – მისი შესრულება.

დაზეპირებულ სტანდარტებსაც ხვდება. Uncle Bob-ის „Clean Code“ მოკლე ფუნქციებს გვირჩევს; სამსტრიქონიანი ფუნქცია კარგად იკითხება, სანამ ერთი ქმედების გასაგებად რვა ფაილში არ იხეტიალებ. გრძელი ფუნქცია სამაგიეროდ ყველაფერს ერთ ადგილას ინახავს, ოღონდ დატესტვა უჭირს. სწორი სიგრძე არ არსებობს, არსებობს კითხვა, რამდენი უნდა დაიმახსოვრო წაკითხვისას. სიახლის შიშიც ამავე რიგშია.

0:00 დასაწყისი
1:47 მის საქართველო 2000
5:49 1999 და პირველი ვებსაიტი
7:14 პირველი სამსახური
8:33 ITDC
10:59 Management, Agile, არასწორი იმპლემენტაციები
13:45 David Heinemeier Hansson and Simplicity in teams
14:58 Extreme programming
17:21 თავისუფალი დროის side project-ები
18:40 Zed Editor
23:18 Golang
26:13 სტერეოტიპები C#-ზე
29:30 თავისუფლება vs მკაცრი წესები ხელსაწყოების გამოყენებისას
31:57 რატომ Go?
36:09 Go და მიკროსერვისები
37:51 Go და სიმარტივე
39:28 Uncle Bob და უნდა იყოს თუ არა ფუნქციები დაწერილი მოკლედ
45:25 სიახლის შიში დეველოპერებში და იდეალური „არქიტექტურა“
48:15 დაზეპირებული სტანდარტები
50:20 Simplicity and Simplicity
55:03 Software and Hardware quality
58:02 ტრენდები და ჰაიპები
59:18 Ollama and LLMs
1:12:55 „დეველოპმენტის გატრუხება“
1:17:53 ისევ გოლანგი და თულინგი
1:23:26 თანამედროვე ბრაუზერები
1:28:09 Startup vs Corporation
1:37:27 Git
1:41:54 Pair programming
1:44:39 Remote work
1:51:36 Rust და აგნოსტიკური მიდგომები
1:54:59 რესურსები

საყურებელი და სავარჯიშო:
The Prime (YouTube-არხი): https://www.youtube.com/@ThePrimeTimeagen
Go Tour: https://go.dev/tour/
Rob Pike – Concurrency is not Parallelism: https://www.youtube.com/watch?v=oV9rvDllKEg&t=615s

#devtherapy #golang #csharp #simplicity #tooling #pairprogramming`,
} satisfies EpisodeInput;
