import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep22-irakli-safareli-basics",
  title: "ფუნქციური ჩვევები",
  description: "სუფთა ფუნქცია, map, const და unknown: პატარა წესები, რომლებიც ბაგებს ამცირებს.",
  categories: ["frontend", "software-engineering", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/irakli-safareli",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question: "რომელი ფუნქციაა სუფთა (pure)?",
      options: [
        "x => { sum += x; return sum }",
        "id => fetch('/users/' + id)",
        "() => Date.now() / 1000",
        "(a, b) => a * a + b * b",
      ],
      correctAnswerIndex: 3,
      explanation:
        "სუფთა ფუნქცია ერთსა და იმავე არგუმენტზე ერთსა და იმავე შედეგს აბრუნებს და გარეთ არაფერს ცვლის. Date.now() დროზეა დამოკიდებული, sum გარე ცვლადია, fetch კი ქსელს ეხება.",
    },
    {
      id: "q2",
      question: "const a = [1, 2, 3]; const b = a.map(x => x * 2). რა არის ახლა a და b?",
      options: [
        "a და b ორივე [2, 4, 6]-ია",
        "a უცვლელია, b კი [2, 4, 6]-ია",
        "a უცვლელია, b კი 3, ანუ სიგრძე",
        "a [2, 4, 6]-ია, b კი undefined",
      ],
      correctAnswerIndex: 1,
      explanation:
        "map ახალ მასივს აბრუნებს და საწყისს ხელს არ ახლებს. undefined-ს forEach აბრუნებს, სიგრძეს – push. ორიგინალს ისეთი მეთოდები ცვლის, როგორიცაა sort და splice.",
    },
    {
      id: "q3",
      question: "JavaScript: const user = { age: 20 }; user.age = 21. რა მოხდება?",
      options: [
        "age შეიცვლება: const შიგთავსს არ ყინავს",
        "TypeError: const ველების ჩაწერასაც კეტავს",
        "age 20 დარჩება: ჩაწერა ჩუმად დაიკარგება",
        "ახალი ობიექტი შეიქმნება user-ის სახელით",
      ],
      correctAnswerIndex: 0,
      explanation:
        "const ცვლადის ხელახალ მინიჭებას კრძალავს და არა ობიექტის ცვლილებას. ველებს Object.freeze ყინავს, ისიც ზედაპირულად. Immutability რომ დაიცვა, ახალ ობიექტს ქმნი: { ...user, age: 21 }.",
    },
    {
      id: "q4",
      question: "TypeScript: let x: unknown = getData(). რა გჭირდება, რომ x.name წაიკითხო?",
      options: [
        "ცვლადს const დაუწერო, რომ ტიპი getData()-დან დავიწროვდეს",
        "ჯერ Array.isArray-თ, null-ზე და length-ით შეამოწმო x",
        "ჯერ typeof-ით, null-ზე და in-ით შეამოწმო x",
        "?. გამოიყენო, რომ undefined-ზე წაკითხვა არ ჩავარდეს",
      ],
      correctAnswerIndex: 2,
      explanation:
        'unknown ნებისმიერ მნიშვნელობას იღებს, წასაკითხად კი უნდა დააზუსტო: typeof x === "object" && x !== null && "name" in x. typeof მარტო არ კმარა: null-საც „object“-ს ეძახის და name-ზე არაფერს ამბობს. any შემოწმებას საერთოდ თიშავს.',
    },
  ],
} satisfies QuizInput;
