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
      question:
        "Box-ის map(f) ასე წერია: return new Box(f(this.v), this.n + 1), სადაც n გამოძახებებს ითვლის. რატომ აღარ არის Box ფუნქტორი?",
      options: [
        "map-მა იგივე ობიექტი უნდა შეცვალოს, აქ კი ახალს ქმნის",
        "u.map(x => x) u-ს უნდა უდრიდეს, აქ კი n იცვლება",
        "u.map(f).map(f) u.map(f)-ს უნდა უდრიდეს, აქ კი n იცვლება",
        "u.map(f)-ში ყველა ველი f-ს უნდა გაევლო, n კი გვერდით დარჩა",
      ],
      correctAnswerIndex: 1,
      explanation:
        "identity კანონით u.map(x => x) u-ს ტოლფასია: map მნიშვნელობას ცვლის, სტრუქტურას კი ინარჩუნებს. აქ კომპოზიციის კანონიც ირღვევა: map(f).map(g) n-ს ორით ზრდის, map(x => g(f(x))) – ერთით. ახალი ობიექტის შექმნა დასაშვებია, map(f).map(f)-ისა და map(f)-ის ტოლობას კი არცერთი კანონი არ ითხოვს.",
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
      question: "TypeScript: switch-ის default ტოტში წერია: const check: never = shape. რისთვისაა ეს ხაზი?",
      options: [
        "უცნობ მნიშვნელობაზე runtime გამონაკლისს ისვრის",
        "ახალ ვარიანტზე shape-ის ველები readonly ხდება",
        "default ტოტს კომპილატორი აქედან შლის და ბანდლი მცირდება",
        "union-ის ახალ წევრზე შემოწმება ჩავარდება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ყველა ვარიანტი თუ დამუშავებულია, default-ში shape-ის ტიპი never-ამდე ვიწროვდება და მინიჭება სწორია. ახალი ვარიანტი never-ში აღარ ეტევა და ტიპების შემოწმება ვარდება. Runtime-ში ეს ხაზი არაფერს ისვრის.",
    },
    {
      id: "q4",
      question: "Maybe-ს ჯაჭვში მეორე chain-მა Nothing დააბრუნა. რა მოუვა მესამე და მეოთხე ნაბიჯს?",
      options: [
        "გაეშვება და თითოეული არგუმენტად Nothing-ს მიიღებს",
        "გამოტოვდება, ჯაჭვის ბოლოში კი ისევ Nothing იქნება",
        "გამოტოვდება, ბოლოში კი პირველი ნაბიჯის Just დარჩება",
        "არ გაეშვება და ჯაჭვი გამონაკლისს ისვრის",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Nothing-ზე chain ფუნქციას არ იძახებს და ისევ Nothing-ს აბრუნებს, ასე რომ null-ის შემოწმება ყოველ ნაბიჯზე აღარ გჭირდება. ?. ოპერატორიც ასე იქცევა; Maybe-ში ეს ტიპშივე ჩანს, ?.-ს კი ამისთვის TypeScript-ის strictNullChecks სჭირდება.",
    },
    {
      id: "q5",
      question: 'JavaScript: რას დააბრუნებს ["1", "2", "3"].map(parseInt)?',
      options: ["[1, 2, 3]", "[0, 1, 2]", "[1, NaN, NaN]", "[1, NaN, 3]"],
      correctAnswerIndex: 2,
      explanation:
        "map ფუნქციას ელემენტთან ერთად ინდექსსაც აწვდის, parseInt კი მეორე არგუმენტს ფუძედ (radix) კითხულობს. 0 „თავად გამოიცანი“-ს ნიშნავს, 1 დაუშვებელი ფუძეა, ორობითში კი ციფრი 3 არ არსებობს. დაწერე map(Number) ან map(s => parseInt(s, 10)).",
    },
  ],
} satisfies QuizInput;
