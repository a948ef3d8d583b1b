import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "atg6EtERPVA",
  number: 12,
  title: "Devtherapy Episode #12 - Tornike Razmadze | GoLang, Simplicity, Tooling, Development Philosophies",
  description: "იდეალურ „არქიტექტურას“ ბრჭყალებში ვსვამთ და თორნიკე რაზმაძეს ვეკითხებით, რატომ Go და რატომ სიმარტივე.",
  date: "2025-03-06T19:05:07Z",
  duration: 120,
  tags: ["golang", "c#", "development philosophies", "pair programming", "remote work", "llm"],
  slug: "tornike-razmadze",
  youtubeId: "atg6EtERPVA",
  guest: "Tornike Razmadze",
  links: [
    { group: "resource", label: "The Prime – YouTube-არხი", url: "https://www.youtube.com/@ThePrimeTimeagen" },
    { group: "resource", label: "Go Tour – ინტერაქტიული კურსი", url: "https://go.dev/tour/" },
    {
      group: "resource",
      label: "Rob Pike: Concurrency is not Parallelism – თოქი",
      url: "https://www.youtube.com/watch?v=oV9rvDllKEg&t=615s",
    },
  ],
  beforeListening: `Go-ს ერთ-ერთი ავტორი რობ პაიკი სათქმელს თოქის სათაურშივე ამბობს: „Concurrency is not Parallelism“. Concurrency საქმის დამოუკიდებელ ნაწილებად დაშლაა, parallelism – ნაწილების ერთდროულად კეთება. ერთი მზარეული ხან ლობიოს ურევს, ხან სალათს ჭრის: ეს concurrency-ა. Parallelism-ს მეორე მზარეული უნდა. Go-ში საქმეს goroutine-ებად ყოფ; ერთდროულად რამდენი შესრულდება, უკვე პროცესორის ბირთვებზეა დამოკიდებული.`,
  fullDescription: `თორნიკემ წლები უკუღმა დაალაგა: ჯერ „მის საქართველო 2000“ გაიხსენა (არა, პოდკასტი არ შეგშლია), მერე – 1999 წელი და პირველი ვებსაიტი. Go-ს 23:18-ზე ორი ძახილის ნიშნით შევეგებეთ: „Golang!!“

სიმარტივეს სამჯერ შევხვდით: ჯერ გუნდში, დევიდ ჰაინემაიერ ჰანსონის თანხლებით, მერე Go-ში, ბოლოს კი გაორმაგებულს, „Simplicity and Simplicity“. სანამ გაორმაგდებოდა, ვიკითხეთ, უნდა იყოს თუ არა ფუნქცია ისეთი მოკლე, როგორსაც Uncle Bob ითხოვს.

რა არის „დეველოპმენტის გატრუხება“, ლექსიკონში ვერ ნახავ, 1:12:55-ზე კი გაიგებ; წამალივით მოჰყვება „ისევ გოლანგი და თულინგი“.

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
23:18 Golang!!
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
1:54:59 რესურსები`,
} satisfies EpisodeInput;
