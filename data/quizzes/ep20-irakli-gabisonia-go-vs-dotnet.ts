import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep20-irakli-gabisonia-go-vs-dotnet",
  title: "Go თუ .NET",
  description: "Goroutine, panic, await და enum: ერთსა და იმავე ამოცანას ორი სამყარო სხვადასხვანაირად წყვეტს.",
  categories: ["backend", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/irakli-gabisonia",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question: "როდის ახორციელებს Go-ში ტიპი ინტერფეისს?",
      options: [
        "როცა ინტერფეისის ყველა მეთოდი აქვს, implements-ის გარეშეც",
        "როცა implements-ით თავის განსაზღვრებაში ჩამოთვლის",
        "როცა init()-ში ინტერფეისს გაშვებისას არეგისტრირებს",
        "როცა იმავე პაკეტში ცხადდება, სადაც ინტერფეისი",
      ],
      correctAnswerIndex: 0,
      explanation:
        "Go-ში ინტერფეისის შესრულება სტრუქტურულია: მეთოდები თუ ემთხვევა, კომპილატორისთვის საკმარისია. C#-ში class Foo : IBar ხელით იწერება. პატარა ინტერფეისს Go-ში იქ აღწერენ, სადაც მოიხმარენ.",
    },
    {
      id: "q2",
      question: "რატომ უძლებს Go-ს პროცესი ასი ათას goroutine-ს, ამდენ OS თრედს კი ვერა?",
      options: [
        "თითო goroutine ცალკე პროცესია და ოპერაციული სისტემა იაფად მართავს",
        "ყველა goroutine ერთ თრედზე სრულდება და ლოკები აღარ სჭირდება",
        "goroutine-ებს საერთო სტეკი აქვს და კონტექსტის გადართვა ქრება",
        "სტეკი პატარაა და იზრდება, runtime კი მათ ცოტა თრედზე ანაწილებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "Goroutine-ის სტეკი დაახლოებით 2 KB-ით იწყება და საჭიროებისამებრ იზრდება, OS თრედს კი სტეკისთვის ხშირად მეგაბაიტები აქვს დაჯავშნული ვირტუალურ მეხსიერებაში და გადართვაც კერნელის საქმეა. Goroutine-ები რამდენიმე თრედზე (M:N) პარალელურადაც სრულდება: საზიარო მონაცემს ლოკი სჭირდება.",
    },
    {
      id: "q3",
      question:
        "Go-ს HTTP handler-ში წერია go sendMail(order). sendMail-მა nil map-ში ჩაწერა სცადა და panic ავარდა, recover() კი არსად გიწერია. რა მოუვა სერვერს?",
      options: [
        "იმუშავებს: net/http ასეთ panic-ს თავად იჭერს",
        "გაითიშება, ოღონდ დაწყებულ მოთხოვნებს დაასრულებს",
        "გაითიშება და სხვა მოთხოვნებსაც გაწყვეტს",
        "იმუშავებს: შეცდომა მარტო ერთ goroutine-ს მოკლავს",
      ],
      correctAnswerIndex: 2,
      explanation:
        "net/http recover()-ს თავის goroutine-ში იძახებს, go-თი გაშვებულ ახალს კი ვერ იცავს: დაუჭერელი panic მთელ პროცესს ასრულებს. .NET-ში გამონაკლისი Task-ში await-ს დაელოდებოდა. recover() defer-ით იმავე goroutine-ში უნდა ეწეროს: sendMail-ში ან მის გარშემო ჩაწერილ ფუნქციაში.",
    },
    {
      id: "q4",
      question: "ASP.NET Core: async მეთოდი await Task.Delay(1000)-ზე დგას. რას აკეთებს ამ წამში თრედი?",
      options: [
        "დაბლოკილია და ტაიმერის სიგნალს ელოდება",
        "ახალ თრედს ქმნის და მის დასრულებას ელის",
        "ციკლში ტრიალებს და დროს თავად ამოწმებს",
        "თავისუფალია და სხვა მოთხოვნას ემსახურება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "async მეთოდს კომპილატორი state machine-ად აქცევს: await-ზე თრედი თავისუფლდება, ტაიმერის გასვლისას კი გაგრძელება რიგში დგება. ლოდინისთვის ახალი თრედი არ იქმნება. დაბლოკვა Thread.Sleep-ის ან .Result-ის საქციელია.",
    },
    {
      id: "q5",
      question: "Go: type Status int; const ( Active Status = iota; Blocked ). რა მოხდება ხაზზე var s Status = 42?",
      options: [
        "კომპილატორი გააჩერებს: 42 ჩამოთვლილ const-ებში არ არის",
        "დაკომპილირდება: Status-ში ნებისმიერი int ეტევა",
        "s-ში 0 ჩაიწერება: უცნობი მნიშვნელობა Active-ად ითვლება",
        "გაშვებისას panic იქნება: 42 Status-ის ფარგლებს სცდება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Go-ში ცალკე enum ტიპი არ არის: iota უბრალოდ კონსტანტებს ნომრავს, Status კი int-ზე აგებული ტიპია და 42-საც იტევს. C#-ის enum-იც მიიღებს 42-ს, ოღონდ cast-ით: (Status)42. მნიშვნელობას ორივეგან შენ ამოწმებ.",
    },
  ],
} satisfies QuizInput;
