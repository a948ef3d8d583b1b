import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep12-tornike-advanced",
  title: "Go-ს მარტივი წესები და რთული კითხვები",
  description:
    "მარტივ ენასაც აქვს ხაფანგები, Git-ს – მით უმეტეს. შეცდომების ჯაჭვი, უბუფერო არხი, საშიში rebase და წითელი ტესტი.",
  categories: ["backend", "software-engineering", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/tornike-razmadze",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question: 'Go: err := fmt.Errorf("read: %w", os.ErrNotExist). რომელი გამოსახულება იქნება true?',
      options: [
        "err == os.ErrNotExist",
        "err.Error() == os.ErrNotExist.Error()",
        "errors.Unwrap(err) == nil",
        "errors.Is(err, os.ErrNotExist)",
      ],
      correctAnswerIndex: 3,
      explanation:
        "%w შეცდომას ჯაჭვში ხვევს და errors.Is მთელ ჯაჭვს მიჰყვება. == გარე, ახალ მნიშვნელობას ადარებს და false-ს მოგცემს; ტექსტიც აღარ ემთხვევა: წინ „read: “ დაემატა.",
    },
    {
      id: "q2",
      question: "Go: ch := make(chan int); ch <- 1; fmt.Println(<-ch) – main-ში სხვა არაფერია. რა მოხდება?",
      options: [
        "პროგრამა deadlock-ით მოკვდება: მიმღები არ არის",
        "დაიბეჭდება 1: არხი ერთ მნიშვნელობას იტევს",
        "დაიბეჭდება 0: არხი მიმღებამდე ცარიელია",
        "პროგრამა panic-ით მოკვდება: არხი უკვე დახურულია",
      ],
      correctAnswerIndex: 0,
      explanation:
        "უბუფერო არხზე გაგზავნა მიმღების გამოჩენამდე იბლოკება, მიმღები კი იმავე goroutine-ის მომდევნო ბრძანებაშია. runtime ხედავს, რომ ყველას სძინავს, და პროგრამას აჩერებს. make(chan int, 1) 1-ს დაბეჭდავდა.",
    },
    {
      id: "q3",
      question: "რატომ ერიდებიან უკვე დაფუშული, საერთო ბრენჩის rebase-ს?",
      options: [
        "კონფლიქტები ჩუმად წყდება და ყოველთვის შენი ვერსია რჩება",
        "კომიტები ახალ ჰეშს იღებს და კოლეგების ისტორიას აღარ ემთხვევა",
        "ავტორის სახელი იშლება და ყველა კომიტი შენზე გადაიწერება",
        "შორეულ სერვერზე ძველი კომიტები მაშინვე და სამუდამოდ იშლება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "rebase კომიტებს თავიდან ქმნის: ცვლილება იგივეა, მშობელი და ჰეში – ახალი. ვინც ძველებზე აშენებდა, force push-ის მერე ორმაგ ისტორიას მიიღებს. საკუთარ, ჯერ გაუზიარებელ ბრენჩზე rebase უსაფრთხოა.",
    },
    {
      id: "q4",
      question: "ახალი კომიტი ჯერ არსად დაგიფუშავს და git reset --hard HEAD~1 გაუშვი. როგორ დაიბრუნებ მას?",
      options: [
        "git stash pop-ით, რადგან reset ცვლილებას stash-ში ინახავს",
        "git revert HEAD-ით, რომელიც ბოლო ბრძანებას უკუღმა ასრულებს",
        "git reflog-ში მის ჰეშს იპოვი და reset-ით მასზე დაბრუნდები",
        "git pull-ით, რომელიც დანაკლისს შორეული რეპოდან ჩამოიტანს",
      ],
      correctAnswerIndex: 2,
      explanation:
        "reset კომიტს კი არ შლის, ბრენჩის მაჩვენებელს სწევს უკან. ობიექტი რეპოში კიდევ კარგა ხანს რჩება, reflog-ს კი ახსოვს, სად იდგა HEAD: git reset --hard HEAD@{1} უკან დაგაბრუნებს. დაუკომიტებელ ცვლილებას ასე ვეღარ იპოვი, revert კი ახალ, საპირისპირო კომიტს წერს.",
    },
    {
      id: "q5",
      question: "Extreme Programming-ის TDD ციკლში რა მოდის „წითელი“ ტესტის შემდეგ?",
      options: [
        "რეფაქტორინგი, რომელიც კოდს ფუნქციისთვის მოამზადებს",
        "უმარტივესი კოდი, რომელიც ამ ერთ ტესტს გაამწვანებს",
        "კიდევ რამდენიმე ტესტი, სანამ კლასი არ დაიფარება",
        "დიზაინი, რომელიც გუნდმა რევიუზე უნდა დაამტკიცოს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "red – green – refactor: ჯერ ჩავარდნილი ტესტი, მერე მინიმალური კოდი, ბოლოს დალაგება მწვანე ტესტების დაცვით. წითელზე რეფაქტორინგი იმიტომ არ ღირს, რომ ვერ გაიგებ, რა გააფუჭე.",
    },
  ],
} satisfies QuizInput;
