import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep6-nika-basics",
  title: "OOP დაზეპირების გარეშე",
  description: "კლასის დაწერა ადვილია, იმის ახსნა, რატომ დაწერე – ნაკლებად. საწყისი კითხვები OOP-ზე, SDL-სა და Vim-ზე.",
  categories: ["game-development", "software-engineering", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/nika-otiashvili",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question:
        "BankAccount-ის balance private-ია და მას deposit() და withdraw() ცვლის, რომლებიც თანხას ამოწმებს. რომელი ცნების მაგალითია ეს?",
      options: ["კომპოზიცია", "ინკაფსულაცია", "მემკვიდრეობა", "პოლიმორფიზმი"],
      correctAnswerIndex: 1,
      explanation:
        "მონაცემი და მისი წესები ერთადაა, გარედან კი უარყოფით ბალანსს ვერავინ ჩაწერს. ინკაფსულაცია სწორედ წესის დაცვაა და არა ველისთვის getter-ისა და setter-ის მექანიკურად მიწერა. პოლიმორფიზმს ერთი გამოძახება და რამდენიმე რეალიზაცია სჭირდება.",
    },
    {
      id: "q2",
      question: "C-ზე თამაშს წერ. რას გაძლევს SDL?",
      options: [
        "დონეების ვიზუალურ რედაქტორსა და მზა სცენებს",
        "ფანჯარას, ინფუთსა და ხმას ერთი API-თ ბევრ OS-ზე",
        "ფიზიკის ძრავას, რომელიც შეჯახებებს თავად ითვლის",
        "C-ს კოდის თარგმნას ბრაუზერის JavaScript-ად",
      ],
      correctAnswerIndex: 1,
      explanation:
        "SDL ბიბლიოთეკაა და არა ძრავა: ოპერაციული სისტემის ფანჯარას, ივენთებს, აუდიოსა და გრაფიკის საფუძველს ერთიანი C API-თ გაძლევს. თამაშის ციკლს, სცენებსა და შეჯახებებს თავად წერ. C-ს JavaScript-ად თუ WebAssembly-დ Emscripten აქცევს.",
    },
    {
      id: "q3",
      question: "რას აკეთებს dd Vim-ის Normal რეჟიმში?",
      options: [
        "აკოპირებს მიმდინარე სტრიქონს და მის ქვემოთ სვამს",
        "შლის სიტყვას და Insert-ზე გადადის",
        "შლის მიმდინარე სტრიქონს და რეგისტრში ინახავს",
        "შლის კურსორიდან სტრიქონის ბოლომდე",
      ],
      correctAnswerIndex: 2,
      explanation:
        "d წაშლის ოპერატორია, გაორმაგებული კი მთელ სტრიქონზე მოქმედებს. წაშლილი რეგისტრში რჩება და p-თი სხვაგან ჩასვამ – ფაქტობრივად cut-ია. სტრიქონის ბოლომდე D შლის, სიტყვას კი cw ცვლის და Insert-ში გტოვებს.",
    },
    {
      id: "q4",
      question: "Java-ში java.util.Stack extends-ით Vector-ის მემკვიდრეა. რა უცნაურობა მოჰყვა ამას?",
      options: [
        "სტეკის ძირში ელემენტის ჩასმა შეიძლება: stack.add(0, x)",
        "სტეკის შექმნისას ორი ობიექტი ჩნდება: Vector და Stack",
        "Vector-საც გაუჩნდა push() და pop(), რაკი მემკვიდრეს აქვს",
        "pop() მთელ მასივს სწევს და დიდ სტეკზე ნელდება",
      ],
      correctAnswerIndex: 0,
      explanation:
        "extends-ით Stack-მა Vector-ის მთელი API მიიღო: add(0, x), remove(2), insertElementAt(). LIFO-ს დაპირებას აღარავინ იცავს. Vector შიგნით ველად რომ ჩაედოთ (კომპოზიცია), გარეთ push და pop დარჩებოდა. მემკვიდრე მშობელს მეთოდებს არ უმატებს, ობიექტიც ერთი იქმნება.",
    },
  ],
} satisfies QuizInput;
