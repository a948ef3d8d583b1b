import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep9-giorgi-dalaka-basics",
  title: "C# და უცხო რეპო",
  description: "C#-ის ორი კლასიკური გაუგებრობა, ერთი ბრძანება ტერმინალიდან და გზა, რომლითაც კოდი უცხო რეპოში ხვდება.",
  categories: ["backend", "open-source", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/giorgi-dalakishvili",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question: 'C#: record Person(string Name); რას დააბრუნებს new Person("Ana") == new Person("Ana")?',
      options: [
        "False – record ჩვეულებრივი კლასია და მისამართებს ადარებს",
        "არ კომპილირდება – record-ს == არ აქვს",
        'False – ორი "Ana" სხვადასხვა სტრიქონია',
        "True – record-ებს ტიპითა და ველების მნიშვნელობით ადარებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ჩვეულებრივ class-ზე == მისამართებს ადარებს და False-ს მიიღებდი. record-ს კომპილატორი თავად უწერს Equals-სა და ==-ს, რომლებიც ტიპსა და ველებს ადარებს. ტექსტსაც C# შინაარსით ადარებს და არა მისამართით.",
    },
    {
      id: "q2",
      question: "რას ცვლის პროექტში ბრძანება dotnet add package Npgsql?",
      options: [
        "bin საქაღალდეში DLL-ს დებს, პროექტის ფაილი კი იგივე რჩება",
        ".csproj-ში ჩანაწერს აჩენს, ფაილებს საერთო ქეშში ტვირთავს",
        "რეპოში packages საქაღალდეს ქმნის და DLL-ს იქ ინახავს",
        "ბიბლიოთეკას მთელ მანქანაზე აყენებს, .csproj-ს კი არ ეხება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "ბრძანება პროექტის ფაილში PackageReference-ს წერს და restore-ს უშვებს: პაკეტი ~/.nuget/packages-ში ჩამოდის, რეპოში კი მარტო ჩანაწერი ხვდება. packages საქაღალდე ძველი packages.config-ის დროიდანაა, პროექტის გარეთ კი ხელსაწყოს აყენებენ, ისიც მხოლოდ შენი მომხმარებლისთვის: dotnet tool install --global.",
    },
    {
      id: "q3",
      question: 'C#: var s = "abc"; s.ToUpper(); Console.WriteLine(s); რა დაიბეჭდება?',
      options: [
        "არაფერი – პროგრამა გამონაკლისით წყდება",
        "კოდი არ კომპილირდება – ToUpper-ის შედეგი იკარგება",
        "abc – ToUpper ახალ სტრიქონს აბრუნებს, s კი ძველია",
        "ABC – ToUpper სტრიქონს ადგილზე ცვლის",
      ],
      correctAnswerIndex: 2,
      explanation:
        "C#-ის string უცვლელია: ToUpper ახალ სტრიქონს აბრუნებს, შენ კი ის არსად შეინახე. სწორია s = s.ToUpper(); კომპილატორი ასეთ დაკარგულ შედეგს შეცდომად არ თვლის და ბაგი ჩუმად ზის.",
    },
    {
      id: "q4",
      question:
        "GitHub-ზე უცხო რეპო დააკლონე, ბაგი გაასწორე და კომიტიც გააკეთე. git push პასუხობს: „Permission to owner/lib.git denied“. როგორ მიიტან კომიტს ავტორამდე?",
      options: [
        "fork-ს შექმნი, კომიტს იქ დაფუშავ და იქიდან PR-ს გახსნი",
        "ახალ ბრენჩს შექმნი და იქ დაფუშავ, რაკი main დაცულია",
        "ახალ SSH გასაღებს დაამატებ და კომიტს თავიდან დაფუშავ",
        "push-ს --force-ით გაიმეორებ, რომ უარი აღარ მიიღო",
      ],
      correctAnswerIndex: 0,
      explanation:
        "რეპოში ჩაწერის უფლება არ გაქვს და მას ვერც ბრენჩი მოგცემს, ვერც გასაღები, ვერც --force: ისინი სხვა სახის უარზე გამოგადგებოდა. fork რეპოს შენი ასლია. დაამატე remote-ად, კომიტი იქ დაფუშე და pull request-ით ავტორს შერწყმა სთხოვე.",
    },
  ],
} satisfies QuizInput;
