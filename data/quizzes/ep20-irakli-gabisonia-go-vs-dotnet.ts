import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep20-irakli-gabisonia-go-vs-dotnet",
  title: "Go თუ .NET",
  description: "ინტერფეისები, goroutine-ები, defer, await და enum: ორი სამყარო ერთი და იმავე ამოცანის წინაშე.",
  categories: ["backend", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/irakli-gabisonia",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question: "როდის ახორციელებს Go-ში ტიპი ინტერფეისს?",
      options: [
        "როცა მისი ყველა მეთოდი აქვს",
        "როცა implements-ით თავის განსაზღვრებაში ჩამოთვლის",
        "როცა init()-ში ინტერფეისს გაშვებისას არეგისტრირებს",
        "როცა იმავე პაკეტში ცხადდება, სადაც ინტერფეისი",
      ],
      correctAnswerIndex: 0,
      explanation:
        "Go-ში ინტერფეისის შესრულება სტრუქტურულია: მეთოდები თუ ემთხვევა, კომპილატორისთვის საკმარისია. C#-ში class Foo : IBar ხელით იწერება. ამიტომ Go-ში პატარა ინტერფეისს იქ აღწერენ, სადაც მოიხმარენ.",
    },
    {
      id: "q2",
      question: "რატომ უძლებს Go-ს პროცესი ასი ათას goroutine-ს, ამდენ OS თრედს კი ვერა?",
      options: [
        "თითო goroutine ცალკე პროცესია და ოპერაციული სისტემა იაფად მართავს",
        "ყველა goroutine ერთ თრედზე სრულდება და ლოქები აღარ სჭირდება",
        "goroutine-ებს საერთო სტეკი აქვს და კონტექსტის გადართვა ქრება",
        "სტეკი რამდენიმე KB-ით იწყება და runtime ასი ათასს ცოტა თრედზე ანაწილებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "Goroutine-ის სტეკი დაახლოებით 2 KB-ით იწყება და საჭიროებისამებრ იზრდება, OS თრედისა კი ხშირად მეგაბაიტებია. Go-ს scheduler ბევრ goroutine-ს ცოტა თრედზე ალაგებს (M:N). პარალელურად მაინც სრულდება, ამიტომ საზიარო მონაცემს ლოქი სჭირდება.",
    },
    {
      id: "q3",
      question: "Go: for i := 0; i < 3; i++ { defer fmt.Print(i) }. რა დაიბეჭდება ფუნქციის ბოლოს?",
      options: [
        "012, რადგან defer-ები ჩაწერის რიგით სრულდება",
        "222, რადგან defer-ები i-ს ბოლო მნიშვნელობას იზიარებს",
        "210, რადგან defer-ები ბოლოდან სრულდება",
        "333, რადგან i defer-ის შესრულებისას იკითხება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "defer LIFO რიგით სრულდება, არგუმენტი კი defer-ის ხაზზევე ითვლება, ამიტომ 0, 1 და 2 ცალ-ცალკე ინახება და უკუღმა იბეჭდება. 333-ს Go 1.22-მდე მიიღებდი, i closure-ით რომ დაგეჭირა.",
    },
    {
      id: "q4",
      question: "C#: async მეთოდი await Task.Delay(1000)-ზე დგას. რას აკეთებს ამ წამში თრედი?",
      options: [
        "დაბლოკილია და ტაიმერის სიგნალს ელოდება",
        "ახალ თრედს ქმნის და მის დასრულებას ელის",
        "ციკლში ტრიალებს და დროს ამოწმებს",
        "თავისუფალია და სხვა მოთხოვნას ემსახურება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "await მეთოდს state machine-ად აქცევს: თრედი თავისუფლდება, ტაიმერის გასვლისას კი გაგრძელება რიგში დგება. ლოდინისთვის ახალი თრედი არ იქმნება. დაბლოკვა Thread.Sleep-ის ან .Result-ის საქციელია.",
    },
    {
      id: "q5",
      question: "Go: type Status int; const ( Active Status = iota; Blocked ). რა მოხდება ხაზზე var s Status = 42?",
      options: [
        "კომპილატორი გააჩერებს: 42 ჩამოთვლილ const-ებში არ არის",
        "დაკომპილირდება: Status ნებისმიერ int მნიშვნელობას იტევს",
        "s-ში 0 ჩაიწერება: უცნობი მნიშვნელობა Active-ად ითვლება",
        "გაშვებისას panic იქნება: 42 Status-ის ფარგლებს სცდება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Go-ში ცალკე enum ტიპი არ არის: iota უბრალოდ კონსტანტებს ნომრავს, Status კი int-ზე აგებული ტიპია და 42-საც იტევს. C#-ის enum-იც მიიღებს 42-ს, ოღონდ cast-ით: (Status)42. მნიშვნელობას ორივეგან შენ ამოწმებ.",
    },
  ],
} satisfies QuizInput;
