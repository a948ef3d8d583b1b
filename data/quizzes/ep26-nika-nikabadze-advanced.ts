import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep26-nika-nikabadze-advanced",
  title: "კლასტერის ყოველდღიურობა",
  description:
    "Probe-ები, requests, Terraform-ის state, ცივი საცავი და მიგრაციის ტიპები: ის, რასაც კვირაში ერთხელ მაინც წამოჰკრავ ფეხს.",
  categories: ["system-administration", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/nika-nikabadze",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question: "Kubernetes-ში readiness probe ვარდება, liveness კი გადის. რას იზამს კლასტერი?",
      options: [
        "Pod-ს გადატვირთავს და ტრაფიკსაც შეუწყვეტს",
        "კონტეინერს გადატვირთავს და ტრაფიკს არ შეუწყვეტს",
        "Pod-ს არ შეეხება, ოღონდ რეპლიკების რიცხვს გაზრდის",
        "Pod-ს ტრაფიკს შეუწყვეტს, მაგრამ არ გადატვირთავს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "Readiness ამოწმებს, მზად არის თუ არა Pod მოთხოვნისთვის, liveness – ცოცხალია თუ არა. პირველის ჩავარდნისას Pod endpoint-ებიდან ამოდის, მეორისას კონტეინერი გადაიტვირთება. ბაზის შემოწმება liveness-ში გადატვირთვების ზვავს იწვევს.",
    },
    {
      id: "q2",
      question: "რისთვის სჭირდება Terraform-ს state ფაილი?",
      options: [
        "პროვაიდერის ბინარებს ინახავს, რომ init დაჩქარდეს",
        "ქლაუდის პაროლებს შიფრავს, რომ კოდში არ ეწეროს",
        "კოდის ძველ ვერსიებს ინახავს, რომ rollback გააკეთოს",
        "კოდის რესურსს რეალურთან აკავშირებს, რომ plan-მა სხვაობა ნახოს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "State რუკაა: კოდში aws_instance.web, ქლაუდში i-0abc. უმისოდ plan ვერ გაიგებს, რა შექმნას, შეცვალოს ან წაშალოს. შიგნით საიდუმლოც ღიად შეიძლება ეწეროს, ამიტომ გუნდში დაცულ remote backend-ში და lock-ით ინახავენ.",
    },
    {
      id: "q3",
      question: "რით ზომავს Kubernetes-ის scheduler, ეყოფა თუ არა ნოდს CPU და მეხსიერება ახალი Pod-ისთვის?",
      options: [
        "Pod-ების requests-ის ჯამით",
        "Pod-ების limits-ის ჯამით",
        "Pod-ების რეალური მოხმარების ჯამით",
        "ნოდის თავისუფალი RAM-ის ჯამით",
      ],
      correctAnswerIndex: 0,
      explanation:
        "Scheduler ნოდის allocatable-ს უკვე დაკავებულ requests-ს აკლებს. ამიტომ გაბერილი requests უქმ, მაგრამ „სავსე“ ნოდებს გაძლევს და ანგარიშს ზრდის. Limits მოგვიანებით, უკვე შესრულებისას მოქმედებს.",
    },
    {
      id: "q4",
      question: "ლოგები Azure-ის Archive tier-ში გადაიტანე, მაგრამ ყოველდღე კითხულობ. რას მიიღებ?",
      options: [
        "იაფ შენახვასაც და ისეთივე სწრაფ წაკითხვას",
        "იაფ შენახვას, სამაგიეროდ ძვირ და საათობით დაგვიანებულ წაკითხვას",
        "ძვირ შენახვას, სამაგიეროდ უფასო და სწრაფ წაკითხვას",
        "იაფ წაკითხვას, სამაგიეროდ ძვირ და ნელ ჩაწერას",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Archive შენახვის ფასს აგდებს, ფაილი კი offline დევს: წასაკითხად ჯერ Hot-ში, Cool-ში ან Cold-ში უნდა დააბრუნო (rehydration), ამას კი ფულიც მიაქვს და საათებიც. შენახვის მინიმალური ვადაც აქვს, 180 დღე. ამიტომ tier-ს წვდომის სიხშირით ირჩევენ და არა ფაილის ზომით.",
    },
    {
      id: "q5",
      question:
        "აპი ქლაუდის VM-ზე უცვლელად გადაიტანე, PostgreSQL კი managed სერვისით ჩაანაცვლე. რა ჰქვია ასეთ მიგრაციას?",
      options: [
        "Refactor: კოდი ქლაუდისთვის თავიდან აეწყო",
        "Repurchase: პროდუქტი მზა SaaS-მა ჩაანაცვლა",
        "Replatform: ნაწილი managed გახდა",
        "Rehost: ყველაფერი იმავე სახით გადავიდა ქლაუდში",
      ],
      correctAnswerIndex: 2,
      explanation:
        "Replatform-ში აპის გული ხელუხლებელია, ცალკეულ ნაწილებს კი managed სერვისი ცვლის. ბაზაც VM-ზე რომ დაგეტოვებინა, rehost (lift-and-shift) იქნებოდა; refactor კოდისა და არქიტექტურის ცვლილებას ითხოვს.",
    },
  ],
} satisfies QuizInput;
