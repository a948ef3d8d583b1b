import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep18-levan-mamulashvili-advanced",
  title: "კოდი, რომელსაც გუნდი წერს",
  description: "სამი კითხვა iOS აპზეა, ორი – იმაზე, როგორ მუშაობს გუნდი და რით იზომება მისი სისწრაფე.",
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
        "ViewController წაიშლება, viewModel კი ცოცხალი რჩება",
        "აპი დაიქრაშება: closure უკვე წაშლილ self-ს მიმართავს",
        "ორივე წაიშლება: ARC ბმულების ციკლს პოულობს",
      ],
      correctAnswerIndex: 0,
      explanation:
        "ViewController ფლობს viewModel-ს, ის ფლობს closure-ს, closure კი self-ს: retain cycle. ARC მთვლელებით მუშაობს და ციკლს ვერ ხედავს, ფონური garbage collector კი Swift-ს არ აქვს. გამოსავალი [weak self]-ია.",
    },
    {
      id: "q2",
      question:
        "iOS აპში Payments და Cards მოდულებს ერთმანეთის ფუნქციები სჭირდება. როგორ აირიდებ ციკლურ დამოკიდებულებას, თუ მოდულების შერწყმა არ გინდა?",
      options: [
        "ორივე მოდულში Singleton-ს შექმნი და იქიდან მიმართავ",
        "ორივეს დინამიკურ framework-ად აქცევ და ლინკერი შეაერთებს",
        "ბილდის რიგს ხელით დააყენებ: ჯერ Cards აიწყობა, მერე Payments",
        "პროტოკოლებს მესამე მოდულში გაიტან, კლასებს აპი შეაერთებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "ორივე ფიჩერი მესამე, თხელ მოდულზეა დამოკიდებული, სადაც პროტოკოლები დევს; კონკრეტული კლასები ერთმანეთს აპის დონეზე ხვდება. ეს dependency inversion-ია. Singleton, დინამიკური framework და ბილდის რიგი ციკლს ტოვებს.",
    },
    {
      id: "q3",
      question:
        "Swift-ის კლასს @MainActor აწერია. სხვა actor-ის async მეთოდში დაწერე store.refresh(), სადაც refresh() ამ კლასის სინქრონული მეთოდია, და კომპილატორმა უარი გითხრა. რა აკლია გამოძახებას?",
      options: [
        "lock(): სხვა actor-ის მეთოდი კლასს პარალელურად მიმართავს",
        "await: შესრულება მთავარ თრედზე გადადის და რიგს ელოდება",
        "try: მთავარი თრედი დაკავებულია და გამოძახება ჩავარდება",
        "weak: მთავარმა თრედმა ობიექტი მეხსიერებაში არ უნდა დაიჭიროს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "@MainActor კლასს მთავარ actor-ს აბამს, ის კი მთავარ თრედზე მუშაობს: UI-ს იქიდან უსაფრთხოდ ცვლი. სხვა კონტექსტიდან შემოსვლას await სჭირდება და ამას კომპილატორი ამოწმებს; გამონაკლისი nonisolated წევრია. ლოკი აქ საჭირო არ არის, იზოლაციას actor-ის რიგი იცავს.",
    },
    {
      id: "q4",
      question: "რას ზომავს DORA-ს მეტრიკა lead time for changes?",
      options: [
        "დროს პროდაქშენის ერთი რელიზიდან მომდევნო რელიზამდე",
        "დროს ინციდენტის დაწყებიდან სერვისის აღდგენამდე",
        "დროს კომიტიდან იმ კოდის პროდაქშენში მოხვედრამდე",
        "დროს ტიკეტის შექმნიდან მის შესრულებაში აღებამდე",
      ],
      correctAnswerIndex: 2,
      explanation:
        "Lead time for changes კომიტიდან პროდაქშენამდე გზას ზომავს და რევიუს, პაიპლაინისა და დეპლოის სიჩქარეს აჩვენებს. აღდგენის დრო და დეპლოის სიხშირე DORA-ს სხვა მეტრიკებია.",
    },
    {
      id: "q5",
      question: "რას ამბობს Conway-ს კანონი?",
      options: [
        "სისტემის სტრუქტურა გუნდებს შორის ურთიერთობას იმეორებს",
        "საჯარო API-ს ყველა ქცევას ბოლოს ვიღაც ეყრდნობა",
        "სამუშაო იმდენ ხანს გრძელდება, რამდენი დროც აქვს",
        "დაგვიანებულ პროექტს ახალი ხალხი კიდევ უფრო აფერხებს",
      ],
      correctAnswerIndex: 0,
      explanation:
        "ორგანიზაცია ისეთ სისტემას აგებს, როგორიც მისი კომუნიკაციის არხებია: ორი განცალკევებული გუნდი, როგორც წესი, ორ განცალკევებულ მოდულს ქმნის. დანარჩენი სამი Hyrum-ის, Parkinson-ისა და Brooks-ის კანონებია.",
    },
  ],
} satisfies QuizInput;
