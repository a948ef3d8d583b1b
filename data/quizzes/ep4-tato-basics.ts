import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep4-tato-basics",
  title: "შეაბრუნე ტელეფონი",
  description:
    "ეკრანი შებრუნდა და ფორმა დაცარიელდა, ღილაკს დააჭირე და აპი გაიყინა. Android-ზე ასეთ რამეებს პირველსავე კვირას ხვდები.",
  categories: ["mobile-development", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/tato-kutalia",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question:
        "Activity-ს manifest-ში configChanges არ უწერია. მომხმარებელმა ტელეფონი შეაბრუნა. რა მოსდის Activity-ს ნაგულისხმევად?",
      options: [
        "იგივე ობიექტი რჩება, View-ები კი თავიდან იზომება",
        "ნადგურდება და ახალი ობიექტი იქმნება",
        "ფონში გადადის და ახალი ობიექტი იქმნება",
        "onPause-ზე ჩერდება, სანამ ტელეფონი უკან შებრუნდება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "ორიენტაცია კონფიგურაციის ცვლილებაა: Android Activity-ს ანგრევს და თავიდან ქმნის, რომ სწორი რესურსები ჩატვირთოს. Activity-ს ველში ჩაწერილი მდგომარეობა მასთან ერთად ქრება – მის შესანახად ViewModel და saved state არსებობს.",
    },
    {
      id: "q2",
      question: "Kotlin: val s: String? = null; println(s?.length). რა მოხდება?",
      options: ["დაიბეჭდება null", "ამოვარდება NullPointerException", "დაიბეჭდება 0", "კოდი არ დაკომპილირდება"],
      correctAnswerIndex: 0,
      explanation:
        "თუ ?. ოპერატორს მარცხნივ null ხვდება, length-ს აღარ კითხულობს და თვითონ null-ს აბრუნებს, println კი მას ტექსტად ბეჭდავს. კომპილაციის შეცდომა s.length-ზე იქნებოდა, NullPointerException – s!!.length-ზე.",
    },
    {
      id: "q3",
      question: "აპმა main thread-ზე 10-წამიანი გამოთვლა დაიწყო და მომხმარებელი ეკრანს ეხება. რა მოხდება?",
      options: [
        "ეკრანი შეხებას აღარ პასუხობს და სისტემა ANR ფანჯარას აჩვენებს",
        "გამოთვლა თავისით გადავა ფონურ თრედზე და UI იმუშავებს",
        "აპი მაშინვე გაითიშება OutOfMemoryError-ით",
        "შეხება დაიკარგება, ანიმაციები კი ფონურ თრედზე გლუვად გაგრძელდება",
      ],
      correctAnswerIndex: 0,
      explanation:
        "Main thread ეკრანს ხატავს და შეხებასაც ის ამუშავებს: სანამ დაკავებულია, ორივე იცდის. თუ შეხებას დაახლოებით 5 წამში ვერ უპასუხა, Android ANR-ს აჩვენებს. მძიმე საქმე ფონურ თრედზე გადაიტანე, მაგალითად კორუტინით Dispatchers.Default-ზე.",
    },
    {
      id: "q4",
      question: "რატომ მიუთითებენ Android-ში ღილაკის ზომას dp-ში?",
      options: [
        "რომ ყოველ ეკრანზე ზუსტად ერთი რაოდენობის პიქსელი დაიკავოს",
        "რომ სხვადასხვა სიმკვრივის ეკრანზე ერთი ზომის ჩანდეს",
        "რომ ყოველ ეკრანზე სიგანის ერთი და იგივე პროცენტი დაიკავოს",
        "რომ მომხმარებლის არჩეულ შრიფტთან ერთად გაიზარდოს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "1 dp 160 dpi ეკრანზე ერთი პიქსელია, 320 dpi-ზე კი ორი, და ფიზიკური ზომა დაახლოებით იგივე რჩება. px-ით აღწერილი ღილაკი მკვრივ ეკრანზე დაპატარავდებოდა. შრიფტის პარამეტრს sp მიჰყვება.",
    },
  ],
} satisfies QuizInput;
