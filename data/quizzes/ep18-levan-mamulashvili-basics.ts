import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep18-levan-mamulashvili-basics",
  title: "ახალბედა iOS გუნდში",
  description:
    "Optional გახსენი, struct დააკოპირე, ViewModel-ს თავისი საქმე მიუჩინე. მეოთხე კითხვა გუნდზეა: ვინ რა იცის და რა იქნება, თუ წავა.",
  categories: ["mobile-development", "leadership", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/levan-mamulashvili",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question: "MVVM: ეკრანზე „3 დღის წინ“ უნდა ეწეროს, Model-ში კი Date დევს. ვინ აქცევს თარიღს ამ ტექსტად?",
      options: [
        "View – ტექსტი მის ელემენტში იწერება",
        "Coordinator – ეკრანს სწორედ ის ხსნის",
        "ViewModel – მაშინ ეკრანის გარეშეც იტესტება",
        "Model – თარიღი თავიდანვე იქ ინახება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "ViewModel Model-ის მონაცემს საჩვენებლად ამზადებს და View-ს binding-ით აწვდის. რაკი UIKit-ის ელემენტებს არ ეხება, გარდაქმნას ეკრანის გარეშე დატესტავ. View-ში ჩაწერილს ასე ვერ შეამოწმებ, Model-მა კი ეკრანზე არაფერი უნდა იცოდეს; Coordinator გადასვლებს მართავს.",
    },
    {
      id: "q2",
      question: 'Swift: let name: String? = nil; print(name ?? "სტუმარი"). რა მოხდება?',
      options: [
        "დაიბეჭდება: nil",
        "დაიბეჭდება: სტუმარი",
        'დაიბეჭდება: Optional("სტუმარი")',
        "აპი გაშვებისას დაიქრაშება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "?? (nil-coalescing) Optional-ს ხსნის და nil-ის ნაცვლად მარჯვენა მნიშვნელობას აბრუნებს. ქრაში მაშინ იქნებოდა, name! რომ დაგეწერა: nil-ის ძალით გახსნა პროგრამას აჩერებს.",
    },
    {
      id: "q3",
      question: "Swift: struct Point { var x = 1 }; var a = Point(); var b = a; b.x = 5. რას უდრის ახლა a.x?",
      options: [
        "1-ს, რადგან struct მინიჭებისას კოპირდება",
        "5-ს, რადგან a და b ერთი და იგივე ობიექტია",
        "nil-ს, რადგან a-ს მნიშვნელობა b-ს გადაეცა",
        "5-ს, რადგან b var-ით გამოცხადდა და არა let-ით",
      ],
      correctAnswerIndex: 0,
      explanation:
        "struct value type-ია: მინიჭება დამოუკიდებელ ასლს ქმნის და b-ს ცვლილება a-ს არ ეხება. იგივე კოდი class-ით 5-ს მოგცემდა, რადგან მაშინ a და b ერთ ობიექტზე მიუთითებდა.",
    },
    {
      id: "q4",
      question:
        "გადახდების მოდულს ნინო და გია იცნობს, ლოგინს – გია და ლუკა, ფიდს – სამივე. რას უდრის bus factor, ანუ სულ ცოტა რამდენი კაცის წასვლა ტოვებს რომელიმე მოდულს უპატრონოდ?",
      options: [
        "3-ს, რადგან გუნდში სულ სამი ადამიანია",
        "1-ს, რადგან გია ყველა მოდულშია და ისიც კმარა",
        "7-ს, რადგან მოდულებს ჯამში შვიდი მცოდნე ჰყავს",
        "2-ს, რადგან ყველაზე სუსტ მოდულს ორი მცოდნე ჰყავს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "Bus factor ყველაზე სუსტი რგოლით იზომება: გადახდებს ორი იცნობს და ორივეს წასვლა მას უპატრონოდ ტოვებს. გია ყველგანაა, მაგრამ მის მერე ყოველ მოდულს ერთი მცოდნე მაინც რჩება. ზრდის წყვილში მუშაობა, რევიუ, დოკუმენტაცია და როტაცია.",
    },
  ],
} satisfies QuizInput;
