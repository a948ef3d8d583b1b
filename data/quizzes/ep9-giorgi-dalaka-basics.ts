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
      question: "რომელი ბრძანებით დაამატებ .NET პროექტში NuGet პაკეტს Npgsql?",
      options: [
        "dotnet tool install Npgsql",
        "dotnet add package Npgsql",
        "dotnet add reference Npgsql",
        "dotnet nuget push Npgsql.nupkg",
      ],
      correctAnswerIndex: 1,
      explanation:
        "add package პროექტის ფაილში PackageReference-ს წერს და პაკეტს ჩამოტვირთავს. add reference სხვა პროექტს უკავშირებს, tool install ბრძანების ხაზის ხელსაწყოს აყენებს, nuget push კი შენს პაკეტს აქვეყნებს.",
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
        "fork-ს შექმნი, კომიტს იქ დაპუშავ და იქიდან PR-ს გახსნი",
        "ახალ ბრენჩს შექმნი და მას დაპუშავ, რაკი main დაცულია",
        "ახალ SSH გასაღებს დაამატებ და თავიდან დაპუშავ",
        "push-ს --force-ით გაიმეორებ, რომ უარი არ მიიღო",
      ],
      correctAnswerIndex: 0,
      explanation:
        "რეპოში ჩაწერის უფლება არ გაქვს და მას ვერც ბრენჩი მოგცემს, ვერც გასაღები, ვერც --force: ისინი სხვა სახის უარზე გამოგადგებოდა. fork რეპოს შენი ასლია. დაამატე remote-ად, კომიტი იქ დაპუშე და pull request-ით ავტორს შერწყმა სთხოვე.",
    },
  ],
} satisfies QuizInput;
