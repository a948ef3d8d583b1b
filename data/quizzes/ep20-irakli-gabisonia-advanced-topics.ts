import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep20-irakli-gabisonia-advanced-topics",
  title: "Deadlock-ები, nil-ები და ML.NET",
  description: "ტიპიანი nil, გაჭედილი UI თრედი, გაჟონილი სატესტო მონაცემი და ცხრიანების არითმეტიკა.",
  categories: ["software-architecture", "ai", "career-development", "episode"],
  difficulty: "hard",
  episodeLink: "/episodes/irakli-gabisonia",
  estimatedTime: 8,
  questions: [
    {
      id: "q1",
      question: "Go: var p *MyErr = nil; var err error = p; fmt.Println(err == nil). რა დაიბეჭდება?",
      options: [
        "true: nil პოინტერი ინტერფეისშიც nil-ად რჩება",
        "true: error-ის ნაგულისხმევი მნიშვნელობა nil-ია",
        "false: ინტერფეისში ტიპი მაინც ჩაწერილია",
        "არაფერი: nil პოინტერის მინიჭებაზე panic მოხდება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "ინტერფეისი წყვილია: ტიპი და მნიშვნელობა. nil მაშინ არის, როცა ორივე ცარიელია, აქ კი ტიპი *MyErr-ია. ამიტომ ფუნქციიდან უშეცდომოდ გამოსვლისას პირდაპირ return nil დაწერე და არა ტიპიანი nil პოინტერი.",
    },
    {
      id: "q2",
      question:
        "WPF-ის ღილაკის handler-ში წერია: var s = LoadAsync().Result; LoadAsync-ში კი – ჩვეულებრივი await. რატომ იჭედება აპი?",
      options: [
        "await-ის გაგრძელება UI თრედს ელის, ის კი .Result-ზე დგას",
        "თრედების პული ამოიწურება და LoadAsync რიგში ვეღარ დგება",
        "LoadAsync ორჯერ ეშვება და ორივე გაშვება ერთ ლოქს ელოდება",
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
        "ის GPU-ს იკავებს და მეორე მოთხოვნა exception-ს ისვრის",
        "ის thread-safe არ არის და პარალელურ მოთხოვნებზე აირევა",
        "ის მოდელს ყოველ Predict-ზე თავიდან წვრთნის და ნელდება",
        "ის მოდელის ფაილს ყოველ მოთხოვნაზე დისკიდან კითხულობს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "PredictionEngine შიგნით ერთსა და იმავე ბუფერებს იყენებს, ამიტომ ერთ ობიექტს ორი თრედი ვერ გაიყოფს. გამოსავალი PredictionEnginePool-ია, რომელიც ასეთ ობიექტებს მარაგად ინახავს. წვრთნა Predict-ზე არ ხდება, ის Fit-ის საქმეა.",
    },
    {
      id: "q4",
      question: "ნორმალიზაციის min და max მთელ დატასეტზე დათვალე და მერე დაყავი train და test ნაწილებად. რა მოხდა?",
      options: [
        "data leakage: ტესტის ინფორმაცია წვრთნაში მოხვდა",
        "underfitting: მოდელმა ნიმუშების ნაწილი დაკარგა",
        "class imbalance: კლასების თანაფარდობა დაირღვა",
        "concept drift: მონაცემის განაწილება დროში შეიცვალა",
      ],
      correctAnswerIndex: 0,
      explanation:
        "ტესტი უცნობ მონაცემს უნდა ჰგავდეს, აქ კი მისი min და max წვრთნაში უკვე მონაწილეობს და შედეგი რეალურზე ლამაზი გამოდის. ჯერ დაყავი, ნორმალიზაცია train-ზე ააგე და იგივე პარამეტრები ტესტს მიუსადაგე.",
    },
    {
      id: "q5",
      question:
        "Go-ს handler timeout-ზე ბრუნდება, მისი goroutine კი მერე unbuffered არხში წერს: ch <- result. რა დაემართება goroutine-ს?",
      options: [
        "ჩუმად დასრულდება, რადგან მნიშვნელობა არხში დარჩება",
        "სამუდამოდ დაიბლოკება, რადგან წამკითხავი აღარ არის",
        "panic-ით დასრულდება, რადგან არხი handler-თან ერთად დაიხურა",
        "GC მოაშორებს, რადგან არხს აღარავინ მიუთითებს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Unbuffered არხში ჩაწერა წამკითხავს ელოდება; წამკითხავი წავიდა და goroutine დაეკიდა. GC დაბლოკილ goroutine-ს არ შლის, არხი კი თავისით არ იხურება. შველის make(chan T, 1) ან select ctx.Done()-ით.",
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
        "ერთი DbContext ყველა მოთხოვნას მოემსახურება აპის გათიშვამდე",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ეს captive dependency-ა: singleton ერთხელ იქმნება და რაც მიიღო, ბოლომდე თან დაჰყვება. DbContext კი thread-safe არ არის და change tracker-ში ობიექტებსაც აგროვებს. გამოსავალია IServiceScopeFactory ან IDbContextFactory.",
    },
  ],
} satisfies QuizInput;
