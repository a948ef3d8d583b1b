import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep22-irakli-safareli-advanced",
  title: "map, chain და never",
  description: "ფუნქტორის კანონი უბრალო JavaScript-ზე და TypeScript-ის ტიპები, რომლებიც switch-ს დარაჯობს.",
  categories: ["frontend", "software-engineering", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/irakli-safareli",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question: "რას ითხოვს Functor-ის identity კანონი?",
      options: [
        "u.map(f).map(f) u.map(f)-ის ტოლი უნდა იყოს",
        "u.map(x => x) u-ს ტოლფასი უნდა იყოს",
        "u.map(f) ცარიელ u-ზე შეცდომას უნდა ისროდეს",
        "u.map(f) ყოველთვის ახალ ტიპს უნდა აბრუნებდეს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "map-მა შიგნით მყოფი მნიშვნელობა უნდა შეცვალოს, სტრუქტურა კი შეინარჩუნოს, ამიტომ x => x არაფერს ცვლის. მეორე კანონი კომპოზიციაა: map(f) და მერე map(g) იგივეა, რაც ერთი map(x => g(f(x))).",
    },
    {
      id: "q2",
      question: "რას დააბრუნებს [1, 2].flatMap(x => [x, x * 10])?",
      options: ["[1, 10, 2, 20]", "[[1, 10], [2, 20]]", "[10, 20]", "[1, 2, 10, 20]"],
      correctAnswerIndex: 0,
      explanation:
        "flatMap თითო ელემენტს მასივად აქცევს და შედეგებს ერთ დონეზე აერთებს, რიგის შენარჩუნებით. ჩადგმულ მასივებს map დატოვებდა. სიისთვის flatMap სწორედ მონადის chain-ია.",
    },
    {
      id: "q3",
      question: "switch-ის default ტოტში წერია: const check: never = shape. რისთვისაა ეს ხაზი?",
      options: [
        "უცნობზე runtime გამონაკლისს ისვრის",
        "ახალ ვარიანტზე shape-ის ველები readonly ხდება",
        "default ტოტს კომპილატორი აქედან შლის და ბანდლი მცირდება",
        "union-ის ახალ წევრზე კომპილაცია შეჩერდება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ყველა ვარიანტი თუ დამუშავებულია, default-ში shape-ის ტიპი never-მდე ვიწროვდება და მინიჭება სწორია. ახალი ვარიანტი never-ში აღარ ეტევა და კოდი აღარ კომპილირდება. Runtime-ში ეს ხაზი არაფერს ისვრის.",
    },
    {
      id: "q4",
      question: "Maybe-ს ჯაჭვში მეორე chain-მა Nothing დააბრუნა. რა მოუვა მესამე და მეოთხე ნაბიჯს?",
      options: [
        "გაეშვება და არგუმენტად undefined-ს მიიღებს",
        "გამოტოვდება და ჯაჭვის შედეგი Nothing იქნება",
        "გაეშვება პირველი ნაბიჯის Just მნიშვნელობით",
        "არ გაეშვება და ჯაჭვი exception-ს ისვრის",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Nothing-ზე chain ფუნქციას არ იძახებს და ისევ Nothing-ს აბრუნებს, ამიტომ null-ის შემოწმება ყოველ ნაბიჯზე აღარ გჭირდება. ?. ოპერატორიც ასე იქცევა, ოღონდ Maybe-ში ეს ტიპშივე ჩანს.",
    },
    {
      id: "q5",
      question: "TypeScript-ის კლასში წერია: readonly name: string. რა იცავს ამ ველს runtime-ში?",
      options: [
        "Proxy: ჩაწერაზე TypeError-ს ისვრის",
        "Object.freeze: კომპილატორი მას ამატებს",
        "არაფერი: readonly კომპილაციისას ქრება",
        "getter: კომპილატორი setter-ს აღარ ქმნის",
      ],
      correctAnswerIndex: 2,
      explanation:
        "TypeScript-ის ტიპები და readonly კომპილაციისას იშლება და JavaScript-ში ჩვეულებრივი ველი რჩება. any-ს გავლით მას თავისუფლად შეცვლი. ნამდვილ დაცვას Object.freeze გაძლევს ან # ველი, რომელსაც გარეთ getter აჩვენებს.",
    },
  ],
} satisfies QuizInput;
