import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep13-nika-gigashvili-advanced",
  title: "თავდაცვის ფენები",
  description:
    "ყოველი ფენა ერთ რამეს იცავს და დანარჩენს – არა. დაალაგე, რა საქმე აქვს stack canary-ს, SAST-სა და HttpOnly-ს.",
  categories: ["security", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/nika-gigashvili",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question:
        "შიდა პაკეტს acme-utils ჰქვია და კერძო რეესტრში დევს. თავდამსხმელმა საჯარო npm-ზე იმავე სახელის 99.0.0 ვერსია დადო. რა ჰქვია ამ შეტევას?",
      options: ["Dependency confusion", "Typosquatting attack", "Maintainer takeover", "Man-in-the-middle attack"],
      correctAnswerIndex: 0,
      explanation:
        "თუ რეზოლვერი ორივე რეესტრს ეკითხება და უდიდეს ვერსიას ირჩევს, ყალბი პაკეტი მოიგებს. typosquatting მსგავს, შეცდომით აკრეფილ სახელს იყენებს, აქ კი სახელი ზუსტად ემთხვევა. scope და რეესტრზე მკაცრი მიბმა გიცავს.",
    },
    {
      id: "q2",
      question: "რას აკეთებს კომპილატორის ჩასმული stack canary?",
      options: [
        "ჩატვირთვისას სტეკისა და heap-ის მისამართებს შემთხვევით ალაგებს",
        "სტეკის გვერდებს შესრულების უფლებას ართმევს",
        "მასივზე ყოველ მიმართვაში ინდექსს ზომას ადარებს",
        "return-მდე სტეკის გადაწერას ამოწმებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "canary საიდუმლო მნიშვნელობაა ლოკალურ ბუფერსა და დაბრუნების მისამართს შორის; თუ შეიცვალა, პროგრამა return-მდე ჩერდება. მისამართების არევა ASLR-ია, შესრულების აკრძალვა – NX: თითო თავის ნაბიჯს კეტავს.",
    },
    {
      id: "q3",
      question: "რით განსხვავდება SAST DAST-ისგან?",
      options: [
        "SAST გაშვებულ აპს ამოწმებს, DAST კოდს გაუშვებლად კითხულობს",
        "SAST კოდს გაუშვებლად კითხულობს, DAST გაშვებულ აპს ამოწმებს",
        "SAST პაკეტების ვერსიებს ამოწმებს, DAST კი – ლიცენზიებს",
        "SAST დეველოპერის ლეპტოპზე ეშვება, DAST – აუდიტორის სერვერზე",
      ],
      correctAnswerIndex: 1,
      explanation:
        "S static-ია: ანალიზატორი წყაროში მონაცემის გზას მიჰყვება და ხვრელს ხაზამდე აჩვენებს. D dynamic-ია: მოთხოვნებს აგზავნის და პასუხს აკვირდება, ამიტომ გარემოს შეცდომასაც შენიშნავს. პაკეტებს SCA ამოწმებს.",
    },
    {
      id: "q4",
      question: "სესიის cookie-ს HttpOnly დაუყენე. ვის შეუშლის ეს ხელს?",
      options: [
        "უცხო საიტს, რომელიც CSRF-ით ფორმას შენი სახელით აგზავნის",
        "ქსელში მსმენელს, რომელიც დაუშიფრავ HTTP მოთხოვნას იჭერს და ინახავს",
        "საიტზე XSS-ით ჩასმულ სკრიპტს, რომელიც document.cookie-ს კითხულობს",
        "თავდამსხმელს, რომელიც ლოგინამდე სესიის ID-ს თავს გახვევს",
      ],
      correctAnswerIndex: 2,
      explanation:
        "HttpOnly cookie-ს JavaScript-ს უმალავს და მის მოპარვას ართულებს. CSRF-ს SameSite ეწინააღმდეგება, მოსმენას – Secure და HTTPS, fixation-ს კი სესიის ID-ს შეცვლა ლოგინისას. თვითონ XSS ფლაგის მერეც რჩება.",
    },
    {
      id: "q5",
      question: "Scrum Guide-ის მიხედვით, ვინ ირჩევს, რამდენი სამუშაო აიღოს გუნდმა Sprint-ში?",
      options: [
        "Product Owner, ბიზნესის ვადების მიხედვით",
        "Developers, Product Owner-თან განხილვით",
        "Scrum Master, Product Owner-თან შეთანხმებით",
        "სტეიკჰოლდერები, Sprint Review-ზე კენჭისყრით",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Scrum Guide 2020-ის მიხედვით, Sprint Planning-ზე ელემენტებს Developers ირჩევს, Product Owner-თან განხილვით. Product Owner რიგს ადგენს (რა არის უფრო ღირებული), მოცულობას კი ის საზღვრავს, ვინც სამუშაოს ასრულებს.",
    },
  ],
} satisfies QuizInput;
