import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep12-tornike-basics",
  title: "Go და Git: გახურება",
  description: "თუ Go Tour ერთხელ მაინც გაიარე, აქ არ დაიკარგები. Go-ს ორი წესი, git pull და წყვილში მუშაობა.",
  categories: ["backend", "software-engineering", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/tornike-razmadze",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question: "Go-ს ფუნქციაში წერია defer file.Close(). როდის შესრულდება ეს გამოძახება?",
      options: [
        "როცა კოდი მიმდინარე ბლოკის ბოლო ფრჩხილს მიაღწევს",
        "როცა garbage collector ჩათვლის, რომ file აღარ გჭირდება",
        "მაშინვე, ოღონდ ცალკე goroutine-ში, ფონურ რეჟიმში",
        "როცა ეს ფუნქცია დასრულდება, თუნდაც panic-ის გამო",
      ],
      correctAnswerIndex: 3,
      explanation:
        "defer გამოძახებას ფუნქციის დასრულებამდე გადადებს და LIFO რიგით ასრულებს, panic-ის შემთხვევაშიც; os.Exit და log.Fatal მას აღარ ელოდება. ბლოკის ბოლო არ კმარა: ციკლში დაწერილი defer-ები ფუნქციის ბოლომდე გროვდება და ბევრ ფაილზე ეს ხაფანგია.",
    },
    {
      id: "q2",
      question: "Go-ს პაკეტში ფუნქციას parseConfig ჰქვია და სხვა პაკეტიდან ვერ იძახებ. რას შეცვლი?",
      options: [
        "ფუნქციის სახელს დიდი ასოთი დავიწყებ: ParseConfig",
        "ფუნქციის წინ საკვანძო სიტყვას დავწერ: public",
        "ფაილის ბოლოში ჩამონათვალს დავამატებ: export",
        "go.mod-ში ფუნქციას ღიად გამოვაცხადებ",
      ],
      correctAnswerIndex: 0,
      explanation:
        "Go-ში ხილვადობას სახელის პირველი ასო წყვეტს: დიდით დაწყებული ექსპორტირებულია, პატარათი დაწყებული კი თავისი პაკეტის გარეთ არ ჩანს. public და export ენაში უბრალოდ არ არსებობს.",
    },
    {
      id: "q3",
      question: "ჩვეულებრივი git pull (rebase-ის პარამეტრის გარეშე) რომელ ორ ნაბიჯს აკეთებს?",
      options: [
        "clone იმავე რეპოსი და შემდეგ checkout იმავე სახელის ბრენჩზე",
        "fetch შორეული რეპოდან და შემდეგ merge მიმდინარე ბრენჩში",
        "stash ლოკალურ ცვლილებებზე და შემდეგ reset ბოლო კომიტზე",
        "commit ლოკალურ რეპოში და შემდეგ push შორეულ რეპოში",
      ],
      correctAnswerIndex: 1,
      explanation:
        "git pull ჯერ შორეულ კომიტებს ჩამოიწერს (fetch), მერე კი შენს ბრენჩთან აერთიანებს (merge). თუ ისტორიები გაიყარა და pull.rebase არ გიწერია, ახალი Git ჩერდება და არჩევანს შენ გიტოვებს. ცალკე git fetch სამუშაო ფაილებს ხელს არ ახლებს.",
    },
    {
      id: "q4",
      question: "Pair programming-ში ერთი driver-ია, მეორე – navigator. რა საქმე აქვს navigator-ს?",
      options: [
        "პარალელურად სხვა ამოცანას წერს და საღამოს რევიუს აკეთებს",
        "უყურებს და სწავლობს: driver ხომ უფრო გამოცდილია",
        "დაწერილს თვალს ადევნებს და შემდეგ ნაბიჯებზე ფიქრობს",
        "ტესტებს ხელით უშვებს driver-ის მერე",
      ],
      correctAnswerIndex: 2,
      explanation:
        "driver კლავიატურასთანაა და კონკრეტულ ხაზზე ფიქრობს, navigator კი შეცდომებსა და მიმართულებას აკვირდება – მაყურებელი არ არის. როლებს ხშირად ცვლიან, გამოცდილების მიუხედავად, და რევიუც კოდის წერისასვე ხდება.",
    },
  ],
} satisfies QuizInput;
