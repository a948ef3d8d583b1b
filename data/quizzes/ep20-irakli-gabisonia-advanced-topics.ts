import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep20-irakli-gabisonia-advanced-topics",
  title: "Deadlock-ები, ლოკები და ML.NET",
  description: "დაკოპირებული WaitGroup, გაჭედილი UI თრედი, ამოყირავებული მოდელი და ცხრიანების არითმეტიკა.",
  categories: ["backend", "ai", "software-architecture", "episode"],
  difficulty: "hard",
  episodeLink: "/episodes/irakli-gabisonia",
  estimatedTime: 8,
  questions: [
    {
      id: "q1",
      question:
        "Go: func work(wg sync.WaitGroup) { defer wg.Done() } – main-ში კი: var wg sync.WaitGroup; wg.Add(1); go work(wg); wg.Wait(). რა მოხდება?",
      options: [
        "პროგრამა წესიერად დასრულდება: work-მა Done გამოიძახა",
        "panic მოხდება: მთვლელი Done-ის შემდეგ უარყოფითი ხდება",
        "deadlock: work-მა თავისი ასლის მთვლელი შეამცირა",
        "კოდი არ დაკომპილირდება: WaitGroup-ის გადაცემა იკრძალება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "Go არგუმენტს მნიშვნელობით გადასცემს და work თავის ასლს ამცირებს, main-ის მთვლელი კი 1-ზე რჩება. work რომ მორჩება, main-ს გამღვიძებელი აღარავინ ჰყავს და runtime პროცესს deadlock-ით აჩერებს. გადაეცი *sync.WaitGroup; go vet ასეთ ასლს თავადაც შენიშნავს.",
    },
    {
      id: "q2",
      question:
        "WPF-ის ღილაკის handler-ში წერია: var s = LoadAsync().Result; LoadAsync-ში კი – ჩვეულებრივი await. რატომ იჭედება აპი?",
      options: [
        "await-ის გაგრძელებას UI თრედი სჭირდება, ის კი .Result-ზე დგას",
        "თრედების პული ამოიწურება და LoadAsync რიგში ვეღარ დგება",
        "LoadAsync ორჯერ ეშვება და ორივე გაშვება ერთ ლოკს ელოდება",
        ".Result მეორე UI თრედს ქმნის და ორივე ერთ ფანჯარას ეჭიდება",
      ],
      correctAnswerIndex: 0,
      explanation:
        "WPF-ის SynchronizationContext await-ის შემდეგ კოდს UI თრედზე აბრუნებს, .Result კი სწორედ იმ თრედს აჩერებს: ერთმანეთს ელოდებიან. ბოლომდე await წერე, ბიბლიოთეკაში კი ConfigureAwait(false) დაგეხმარება. პულის ამოწურვა სხვა სენია.",
    },
    {
      id: "q3",
      question: "ASP.NET Core-ში ML.NET-ის PredictionEngine singleton-ად დაარეგისტრირე. რა პრობლემა გელის?",
      options: [
        "ის GPU-ს იკავებს და მეორე მოთხოვნა ადგილს ვეღარ პოულობს",
        "ის პარალელურ მოთხოვნებზე შედეგებს ერთმანეთში ურევს",
        "ის მოდელს ყოველ Predict-ზე თავიდან წვრთნის და ნელდება",
        "ის მოდელის ფაილს ყოველ მოთხოვნაზე დისკიდან კითხულობს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "PredictionEngine thread-safe არ არის: შიგნით ერთსა და იმავე ბუფერებს იყენებს და ერთ ობიექტს ორი თრედი უსაფრთხოდ ვერ გაინაწილებს. გამოსავალი PredictionEnginePool-ია, რომელიც ასეთ ობიექტებს მარაგად ინახავს. წვრთნა Predict-ზე არ ხდება, ის Fit-ის საქმეა.",
    },
    {
      id: "q4",
      question:
        "ML.NET-ის ბინარულმა კლასიფიკატორმა დიდ სატესტო ნაკრებზე AUC = 0.08 აჩვენა. რა გახდება AUC, თუ ყოველ ქულას ნიშანს შეუცვლი?",
      options: [
        "0.92, რადგან ყოველი წყვილის რიგი შებრუნდება",
        "0.08, რადგან AUC ქულის ნიშანს არ უყურებს",
        "0.5, რადგან ქულასა და ლეიბლს შორის კავშირი გაქრება",
        "0.42, რადგან AUC ზღურბლიდან, 0.5-დან, აითვლება",
      ],
      correctAnswerIndex: 0,
      explanation:
        "AUC იმის ალბათობაა, რომ შემთხვევით აღებული დადებითი მაგალითი უარყოფითზე მაღალ ქულას იღებს. ნიშნის შეცვლა ყოველ წყვილს აყირავებს: 1 − 0.08 = 0.92. ნახევარზე ბევრად დაბალი AUC მოდელის სისუსტეს იშვიათად ნიშნავს: უფრო ხშირად ლეიბლი ან კლასების რიგია არეული.",
    },
    {
      id: "q5",
      question:
        "C#-ში Add() lock (gate) ბლოკში Total()-ს იძახებს, რომელიც იმავე gate-ს კეტავს. კოდი Go-ზე გადაწერე: ორივე მეთოდი s.mu.Lock()-ით იწყება და defer s.mu.Unlock() აქვს, mu sync.Mutex-ია. რას იზამს Add()?",
      options: [
        "იმუშავებს: იმავე goroutine-ს ლოკი ხელახლა ეძლევა, როგორც C#-ში",
        "გაიჭედება: sync.Mutex-მა არ იცის, რომელმა goroutine-მა დაკეტა",
        "panic-ით დასრულდება: ჩაკეტილი Mutex მეორედ აღარ იკეტება",
        "იმუშავებს, ოღონდ Total() ლოკს გახსნის და Add() დაუცველი დარჩება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "C#-ის lock reentrant-ია: იმავე თრედს მეორედაც უშვებს. sync.Mutex-ს მფლობელი არ ჰყავს და მეორე Lock() საკუთარ თავს ელოდება. გამოსავალი შიდა total() მეთოდია, რომელიც ლოკს არ ეხება. panic არ იქნება; თუ სხვა goroutine აღარ მუშაობს, runtime deadlock-ს თავად შენიშნავს.",
    },
    {
      id: "q6",
      question:
        "მოთხოვნას ორი სერვისი მიმდევრობით სჭირდება. თითოს ხელმისაწვდომობა 99.9%-ია და ერთმანეთისგან დამოუკიდებლად ვარდება. რამდენია საერთო?",
      options: ["დაახლოებით 99.95%", "დაახლოებით 99.0%", "დაახლოებით 99.8%", "დაახლოებით 99.99%"],
      correctAnswerIndex: 2,
      explanation:
        "მიმდევრობით ალბათობები მრავლდება: 0.999 × 0.999 ≈ 0.998. თვეში 43 წუთის ნაცვლად დაახლოებით 86 წუთი გათიშვა გამოდის. 99.9%-ზე მეტს რეზერვირება მოგცემდა, როცა ორიდან ერთიც კმარა.",
    },
    {
      id: "q7",
      question:
        "ASP.NET Core-ში singleton სერვისმა კონსტრუქტორში scoped DbContext მიიღო, scope-ის შემოწმება კი გამორთულია. რა გამოვა?",
      options: [
        "DbContext პირველი მოთხოვნის ბოლოს განადგურდება და ველი null გახდება",
        "singleton-იც scoped გახდება და მოთხოვნაზე ერთხელ შეიქმნება",
        "ყოველი მოთხოვნა singleton-ში ახალ DbContext-ს ჩასვამს თავისით",
        "ერთი და იგივე DbContext ყველა მოთხოვნას აპის გათიშვამდე მოემსახურება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ეს captive dependency-ა: singleton ერთხელ იქმნება და რაც მიიღო, ბოლომდე თან დაჰყვება. DbContext კი thread-safe არ არის და change tracker-ში ობიექტებსაც აგროვებს. გამოსავალია IServiceScopeFactory ან IDbContextFactory.",
    },
  ],
} satisfies QuizInput;
