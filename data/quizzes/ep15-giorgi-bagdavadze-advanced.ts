import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep15-giorgi-bagdavadze-advanced",
  title: "Terraform და Node: გამოტოვებული აბზაცები",
  description:
    "დოკუმენტაციას ყველა კითხულობს, ოღონდ არა ბოლომდე. დავუბრუნდეთ drift-ს, count-ის ინდექსებს, nextTick-ის რიგსა და libuv-ის თრედებს.",
  categories: ["backend", "system-administration", "web-development", "episode"],
  difficulty: "hard",
  episodeLink: "/episodes/giorgi-bagdavadze",
  estimatedTime: 8,
  questions: [
    {
      id: "q1",
      question:
        "Terraform-ით მართული სერვერის ტიპი ვიღაცამ AWS კონსოლში შეცვალა, კოდს კი ხელი არავინ ახლო. რას შემოგთავაზებს შემდეგი terraform plan?",
      options: [
        "არაფერს: კოდი და state ისევ ერთნაირია",
        "ტიპის დაბრუნებას იმაზე, რაც კოდში წერია",
        "კოდის განახლებას კონსოლის ახალი მნიშვნელობით",
        "რესურსის ამოღებას state-იდან და მიტოვებას",
      ],
      correctAnswerIndex: 1,
      explanation:
        "plan ჯერ რეალურ მდგომარეობას კითხულობს (refresh), მერე მას კოდს ადარებს და სხვაობის გასწორებას გეგმავს. ხელით შეტანილ სხვაობას drift ჰქვია: ან კოდში გადმოიტანე, ან apply ამ ცვლილებას გააუქმებს.",
    },
    {
      id: "q2",
      question:
        'Terraform-ის resource-ში წერია count = length(var.names) და name = var.names[count.index], სადაც names = ["a", "b", "c"]. სიიდან "a" ამოიღე. რა ემართება რესურსებს?',
      options: [
        "[0] წაიშლება, [1] და [2] კი უცვლელი დარჩება",
        "სამივე დარჩება, სანამ state rm-ს ხელით არ გაუშვებ",
        "[0]-სა და [1]-ს სახელი შეეცვლება, [2] კი წაიშლება",
        "არაფერი: plan გაჩერდება, count-ის შემცირება იკრძალება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "count-ის რესურსის მისამართი ინდექსია: [0] ახლა „b“ ხდება, [1] – „c“, [2] კი ზედმეტია. თუ სახელის შეცვლა თავიდან შექმნას ითხოვს, უდანაშაულო რესურსებიც დაინგრევა. for_each მისამართს გასაღებზე აბამს.",
    },
    {
      id: "q3",
      question:
        "Node, CommonJS: setTimeout(() => log(1), 0); Promise.resolve().then(() => log(2)); process.nextTick(() => log(3)); log(4); – რა რიგით დაიბეჭდება?",
      options: ["4, 3, 2, 1", "4, 2, 3, 1", "4, 1, 3, 2", "3, 4, 2, 1"],
      correctAnswerIndex: 0,
      explanation:
        "ჯერ სინქრონული კოდი, მერე nextTick-ის რიგი, შემდეგ Promise-ის microtask-ები და ბოლოს ტაიმერი. ES მოდულის ზედა დონეზე 2 და 3 ადგილს გაცვლიდა: იქ თვითონ მოდული სრულდება microtask-ად.",
    },
    {
      id: "q4",
      question:
        "16-ბირთვიან მანქანაზე, Node 22-ით და ნაგულისხმევი პარამეტრებით, ერთდროულად ხუთ ასინქრონულ crypto.pbkdf2()-ს უშვებ. რატომ მთავრდება მეხუთე აშკარად გვიან?",
      options: [
        "event loop ერთთრედიანია და გამოთვლებს რიგრიგობით ასრულებს",
        "V8 ერთდროულად ოთხ Promise-ს ხსნის და მეხუთეს აყოვნებს",
        "libuv-ის thread pool ოთხთრედიანია, მეხუთე იცდის",
        "კერნელი ერთ პროცესს ოთხ CPU-ზე მეტს ნაგულისხმევად არ აძლევს",
      ],
      correctAnswerIndex: 2,
      explanation:
        "ასინქრონული pbkdf2, fs-ის უმეტესობა და dns.lookup libuv-ის საერთო pool-ში სრულდება, რომლის ნაგულისხმევი ზომა აქ 4-ია; UV_THREADPOOL_SIZE მას ზრდის. event loop რომ ითვლიდეს, პირველი ოთხიც რიგში იდგებოდა.",
    },
    {
      id: "q5",
      question:
        "Terraform-ში ცვლადს sensitive = true დაუწერე და მონაცემთა ბაზის resource-ს პაროლად (ჩვეულებრივ არგუმენტად) გადაეცი. სად შეიძლება მისი წაკითხვა?",
      options: [
        "plan-ის გამოტანაში, სადაც სხვაობა ტერმინალში იბეჭდება",
        "არსად: Terraform მას ჰეშად ინახავს და ჰეშს ადარებს",
        ".terraform.lock.hcl-ში, სადაც პროვაიდერის პარამეტრებიც წერია",
        "state ფაილში, სადაც რესურსის ატრიბუტები ინახება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "sensitive ეკრანს ეხება: plan-ისა და apply-ს გამოტანაში მნიშვნელობა იმალება, state-ში კი ჩვეულებრივ ტექსტად რჩება. state დაშიფრულ, წვდომაშეზღუდულ backend-ში ინახე ან write-only არგუმენტი გამოიყენე.",
    },
    {
      id: "q6",
      question:
        "Next.js აპის Docker კონტეინერს NEXT_PUBLIC_API_URL-ის ახალი მნიშვნელობით უშვებ, ბრაუზერის კოდი კი მაინც ძველ მისამართს მიმართავს. რატომ?",
      options: [
        "მნიშვნელობა next build-მა კლიენტის JavaScript-ში ჩაწერა",
        "ბრაუზერმა ცვლადი localStorage-ში შეინახა და იქიდან კითხულობს",
        "Docker-ში იმიჯის ENV კონტეინერის ცვლადს გადაფარავს",
        "NEXT_PUBLIC_ ცვლადი გაშვებისას მარტო .env-იდან იკითხება",
      ],
      correctAnswerIndex: 0,
      explanation:
        "next build კლიენტის კოდში process.env.NEXT_PUBLIC_… გამოსახულებას კონკრეტული სტრიქონით ანაცვლებს; გაშვებისას შესაცვლელი აღარაფერია. runtime მნიშვნელობა სერვერიდან მიაწოდე, NEXT_PUBLIC_ პრეფიქსის გარეშე: API-თ ან დინამიკურად დარენდერებული server component-ით.",
    },
    {
      id: "q7",
      question:
        "NestJS-ში ნაგულისხმევი scope-ის კონტროლერი REQUEST scope-ის სერვისს კონსტრუქტორში იღებს. რა ბედი ეწევა კონტროლერს?",
      options: [
        "singleton რჩება და პირველი მოთხოვნის სერვისს ინახავს",
        "ისიც request-scoped ხდება და ყოველ მოთხოვნაზე თავიდან იქმნება",
        "singleton რჩება, სერვისს კი proxy ყოველ მოთხოვნაზე უცვლის",
        "ჩატვირთვისას ვარდება, რადგან scope-ები არ ემთხვევა",
      ],
      correctAnswerIndex: 1,
      explanation:
        "NestJS-ში scope ზემოთ ადის: ვინც request-scoped პროვაიდერზეა დამოკიდებული, თვითონაც ასეთი ხდება და მოთხოვნა ჩუმად ძვირდება. პირველი ეგზემპლარის „დატყვევება“ სხვა DI კონტეინერების ხაფანგია, მაგალითად .NET-ისა.",
    },
  ],
} satisfies QuizInput;
