import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep18-levan-mamulashvili-advanced",
  title: "მოდულები, actor-ები, გუნდები",
  description: "Retain cycle-დან Conway-ს კანონამდე: როგორ არის აგებული iOS აპი და გუნდი, რომელიც მას წერს.",
  categories: ["mobile-development", "leadership", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/levan-mamulashvili",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question:
        "ViewController viewModel-ს ფლობს და წერს: viewModel.onUpdate = { self.reload() }. რა მოხდება ეკრანის დახურვისას?",
      options: [
        "ორივე ცოცხალი რჩება: self-ს strong ბმული იჭერს",
        "ViewController წაიშლება, viewModel კი აპის დახურვამდე იცოცხლებს",
        "აპი დაიქრაშება: closure უკვე წაშლილ self-ს მიმართავს",
        "ორივე წაიშლება: ARC ციკლს პოულობს",
      ],
      correctAnswerIndex: 0,
      explanation:
        "ViewController ფლობს viewModel-ს, ის ფლობს closure-ს, closure კი self-ს: retain cycle. ARC მთვლელებით მუშაობს და ციკლს ვერ ხედავს, ფონური garbage collector კი Swift-ს არ აქვს. გამოსავალი [weak self]-ია.",
    },
    {
      id: "q2",
      question:
        "iOS აპში Payments და Cards მოდულებს ერთმანეთის ფუნქციები სჭირდება. როგორ აირიდებ ციკლურ დამოკიდებულებას ისე, რომ მოდულები ცალკე დარჩეს?",
      options: [
        "ორივე მოდულში Singleton-ს შექმნი და ერთმანეთიდან მიმართავ",
        "ორივე მოდულის კლასებს public-ად აქცევ და ერთმანეთს დააიმპორტებ",
        "Cards-ს Payments-ის ქვესაქაღალდეში ჩადებ და იმპორტებს დატოვებ",
        "პროტოკოლებს ცალკე მოდულში გაიტან, იმპლემენტაციას აპი მიაწვდის",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ორივე ფიჩერი მესამე, თხელ მოდულზეა დამოკიდებული, სადაც პროტოკოლები დევს; კონკრეტული კლასები ერთმანეთს აპის დონეზე ხვდება. ეს dependency inversion-ია. public და Singleton წვდომას აადვილებს, ციკლს კი ტოვებს.",
    },
    {
      id: "q3",
      question: "რას გაძლევს Swift-ში @MainActor-ით მონიშნული კლასი?",
      options: [
        "აპში მისი ერთადერთი ეგზემპლარი ჩნდება, Singleton",
        "კლასის მეთოდები მთავარ თრედზე სრულდება და UI-ს იქიდან უსაფრთხოდ ცვლი",
        "აპის გაშვებისას ეს კლასი პირველი იქმნება, AppDelegate-ზე ადრე",
        "მეთოდები ფონურ თრედზე სრულდება, ოღონდ უმაღლესი პრიორიტეტით",
      ],
      correctAnswerIndex: 1,
      explanation:
        "@MainActor კლასს მთავარ actor-ს აბამს, რომელიც მთავარ თრედზე მუშაობს. სხვა კონტექსტიდან გამოძახებას await სჭირდება და ამას კომპილატორი ამოწმებს. ობიექტების რაოდენობას ან შექმნის რიგს ატრიბუტი არ ცვლის.",
    },
    {
      id: "q4",
      question: "რას ზომავს DORA-ს მეტრიკა lead time for changes?",
      options: [
        "დროს პროდაქშენის ერთი რელიზიდან მომდევნო რელიზამდე",
        "დროს ინციდენტის დაწყებიდან სერვისის აღდგენამდე",
        "დროს კომიტიდან იმ კოდის პროდაქშენში მოხვედრამდე",
        "დროს ტიკეტის შექმნიდან მის აღებამდე",
      ],
      correctAnswerIndex: 2,
      explanation:
        "Lead time for changes კომიტიდან პროდაქშენამდე გზას ზომავს და რევიუს, პაიპლაინისა და დეპლოის სიჩქარეს აჩვენებს. აღდგენის დრო და დეპლოის სიხშირე DORA-ს სხვა მეტრიკებია.",
    },
    {
      id: "q5",
      question: "რას ამბობს Conway-ს კანონი?",
      options: [
        "სისტემის სტრუქტურა გუნდების ურთიერთობას იმეორებს",
        "საჯარო API-ს ნებისმიერ ქცევაზე ბოლოს ვიღაც დამოკიდებული ხდება",
        "სამუშაო გამოყოფილ დროს ბოლომდე ავსებს",
        "დაგვიანებულ პროექტს ახალი ხალხის დამატება კიდევ უფრო აგვიანებს",
      ],
      correctAnswerIndex: 0,
      explanation:
        "ორგანიზაცია ისეთ სისტემას აგებს, როგორიც მისი კომუნიკაციის არხებია: ორი განცალკევებული გუნდი, როგორც წესი, ორ განცალკევებულ მოდულს ქმნის. დანარჩენი სამი Parkinson-ის, Brooks-ისა და Hyrum-ის კანონებია.",
    },
  ],
} satisfies QuizInput;
