import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep26-nika-nikabadze-advanced",
  title: "კლასტერის ყოველდღიურობა",
  description:
    "Probe ვარდება, ნოდი ივსება, balancer კი ტრაფიკს ვერ ანაწილებს: ის, რასაც კვირაში ერთხელ მაინც წამოჰკრავ ფეხს.",
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
      question:
        "Load balancer ტრაფიკს სამ სერვერზე least connections-ით ანაწილებს, health check კი პორტის გახსნას ამოწმებს. დატვირთვისას ერთი სერვერი ყოველ მოთხოვნას 5 ms-ში 500-ით პასუხობს, დანარჩენი ორი – 200 ms-ში 200-ით. რა წილი ჩავარდება?",
      options: [
        "ნულთან ახლოს: 500-იან სერვერს health check გამორთავს",
        "ზუსტად მესამედი: სამიდან ერთი სერვერია გაფუჭებული",
        "მესამედზე ნაკლები: balancer მას შეცდომების გამო ერიდება",
        "უმეტესობა: გაფუჭებული ყველაზე თავისუფალი ჩანს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "შეცდომა სწრაფად ბრუნდება: გაფუჭებული სერვერი კავშირს მალე ათავისუფლებს და ახალ მოთხოვნას balancer სწორედ მას უგზავნის. ღია კავშირები რომ გათანაბრდება, 5 ms და 200 ms ორმოცმაგ სხვაობას იძლევა, ანუ მოთხოვნების დაახლოებით 95%-ს. Health check პასუხის კოდსაც უნდა ამოწმებდეს.",
    },
    {
      id: "q3",
      question: "რით ზომავს Kubernetes-ის scheduler, ეყოფა თუ არა ნოდს CPU და მეხსიერება ახალი Pod-ისთვის?",
      options: [
        "Pod-ების requests-ის ჯამით",
        "Pod-ების limits-ის ჯამით",
        "Pod-ების ხარჯის ჯამით",
        "ნოდის თავისუფალი RAM-ის ჯამით",
      ],
      correctAnswerIndex: 0,
      explanation:
        "Scheduler ნოდის allocatable-ს უკვე დაკავებულ requests-ს აკლებს. გაბერილი requests უქმ, მაგრამ „სავსე“ ნოდებს გაძლევს და ანგარიშს ზრდის. Limits მოგვიანებით, უკვე შესრულებისას მოქმედებს.",
    },
    {
      id: "q4",
      question: "ლოგები Azure-ის Archive tier-ში გადაიტანე და ერთი ფაილის წაკითხვა დაგჭირდა. რა მოხდება?",
      options: [
        "მაშინვე წაიკითხავ, ოღონდ გიგაბაიტში მეტს გადაიხდი",
        "ჯერ Hot-ში ან Cool-ში უნდა დააბრუნო და საათობით ელოდო",
        "მაშინვე წაიკითხავ, ოღონდ ფაილი თავისით Hot-ში გადავა",
        "ჯერ სხვა რეგიონში უნდა დააკოპირო და იქიდან ჩამოტვირთო",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Archive შენახვის ფასს აგდებს, ფაილი კი offline დევს: წასაკითხად ჯერ Hot-ში, Cool-ში ან Cold-ში უნდა დააბრუნო (rehydration), ამას კი ფულიც მიაქვს და საათებიც. შენახვის მინიმალური ვადაც აქვს, 180 დღე. Tier-ს წვდომის სიხშირით ირჩევენ და არა ფაილის ზომით.",
    },
    {
      id: "q5",
      question:
        "აპი ქლაუდის VM-ზე უცვლელად გადაიტანე, PostgreSQL კი managed სერვისით ჩაანაცვლე. რა ჰქვია ასეთ მიგრაციას?",
      options: ["Refactor", "Repurchase", "Replatform", "Rehost"],
      correctAnswerIndex: 2,
      explanation:
        "Replatform-ში აპის გული ხელუხლებელია, ცალკეულ ნაწილებს კი managed სერვისი ცვლის. ბაზაც VM-ზე რომ დაგეტოვებინა, rehost (lift-and-shift) იქნებოდა; repurchase პროდუქტს მზა SaaS-ით ცვლის, refactor კოდისა და არქიტექტურის ცვლილებას ითხოვს.",
    },
  ],
} satisfies QuizInput;
