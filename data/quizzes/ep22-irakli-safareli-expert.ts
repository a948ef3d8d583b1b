import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep22-irakli-safareli-expert",
  title: "მონადა კანონის წინაშე",
  description: "ვარიანტულობა, დისტრიბუციული ტიპები, Applicative და კითხვა, რატომ ვერ აბარებს Promise მონადის გამოცდას.",
  categories: ["frontend", "software-engineering", "episode"],
  difficulty: "hard",
  episodeLink: "/episodes/irakli-safareli",
  estimatedTime: 8,
  questions: [
    {
      id: "q1",
      question: "რომელი ჩანაწერია მონადის left identity კანონი?",
      options: [
        "of(a).chain(f) = f(a)",
        "m.map(f).map(g) = m.map(x => g(f(x)))",
        "m.chain(of) = m",
        "m.map(x => x) = m",
      ],
      correctAnswerIndex: 0,
      explanation:
        "of მნიშვნელობას უბრალოდ ფუთავს, ამიტომ of-ის შემდეგ chain(f) პირდაპირ f(a)-ს უნდა უდრიდეს. m.chain(of) = m right identity-ა, map-იანი ორი კი ფუნქტორის კანონებია. მონადის მესამე კანონი ასოციაციურობაა.",
    },
    {
      id: "q2",
      question: "რატომ არ ჯდება JavaScript-ის Promise მონადის მკაცრ განსაზღვრებაში?",
      options: [
        "Promise.resolve ასინქრონულია, of კი სინქრონული უნდა იყოს",
        "then ორ ფუნქციას იღებს, chain კი მხოლოდ ერთს უშვებს",
        "Promise შეცდომას ინახავს, მონადა კი ვერ შეინახავდა",
        "then ჩადგმულ Promise-ს თავად ხსნის და ბრტყელს აბრუნებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "then map-იც არის და chain-იც: თუ callback-მა thenable დააბრუნა, ის თავისით იხსნება. ამიტომ როცა თავად მნიშვნელობაა thenable, of-ისა და chain-ის კანონები ირღვევა. შეცდომის ტოტი მონადას არ უშლის, Either სწორედ ასეთია.",
    },
    {
      id: "q3",
      question:
        "ფორმის ყველა შეცდომა ერთად გინდა აჩვენო. რატომ ირჩევ Applicative Validation-ს და არა Either-ის chain-ს?",
      options: [
        "chain შეცდომებს რიგს უცვლის, Applicative კი ველების რიგს იცავს",
        "Applicative ველებს პარალელურ თრედებში ამოწმებს, chain კი ერთში",
        "Either-ის Left-ში მასივი არ ეტევა, Validation-ის ტიპში კი ეტევა",
        "chain წინა შედეგს ითხოვს და პირველივე შეცდომაზე წყდება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "chain-ში მომდევნო ფუნქცია წინა მნიშვნელობას იღებს; მნიშვნელობა თუ არ არის, გაგრძელებაც არ არის. Validation-ის Applicative-ში გამოთვლები ერთმანეთზე დამოკიდებული არ არის: ორივე სრულდება და შეცდომები Semigroup-ით გროვდება. Either-ის Applicative კი პირველ Left-ზე ჩერდება. Left-ში მასივიც ეტევა, მაგრამ საქმე ამაში არ არის.",
    },
    {
      id: "q4",
      question:
        "strictFunctionTypes ჩართულია, Dog-ს Animal-ზე ერთი ველი მეტი აქვს. let f: (a: Animal) => void; let g: (d: Dog) => void. რომელ მინიჭებას მიიღებს კომპილატორი?",
      options: [
        "ორივეს, რადგან პარამეტრი ბივარიანტულია",
        "f = g, რადგან Dog Animal-ის ქვეტიპია",
        "g = f, რადგან პარამეტრი კონტრავარიანტულია",
        "არცერთს, რადგან პარამეტრი ინვარიანტულია",
      ],
      correctAnswerIndex: 2,
      explanation:
        "f ნებისმიერ Animal-ს უმკლავდება, Dog-საც, ამიტომ g-ს ადგილას უსაფრთხოა. g კი Dog-ის დამატებით ველს ელის და სხვა ცხოველზე წაიბორძიკებს. ბივარიანტულობა მეთოდის სინტაქსს (m(a: T): void) დღემდე შემორჩა.",
    },
    {
      id: "q5",
      question: "TypeScript: type T<X> = X extends string ? 1 : 2. რას უდრის T<string | number>?",
      options: [
        "1-ს, რადგან union-ის ერთი წევრი მაინც string-ია",
        "2-ს, რადგან მთელი union string-ის ქვეტიპი არ არის",
        "1 | 2-ს, რადგან პირობა union-ის თითო წევრზე ცალ-ცალკე მოწმდება",
        "never-ს, რადგან პირობის ორივე ტოტი ერთდროულად ვერ შესრულდება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "შიშველ ტიპ-პარამეტრზე პირობითი ტიპი დისტრიბუციულია: T<string> | T<number>, ანუ 1 | 2. განაწილებას [X] extends [string] თიშავს და მაშინ მართლაც 2 გამოვიდოდა.",
    },
    {
      id: "q6",
      question: "რით განსხვავდება ფუნქციური Task (მაგალითად, PureScript-ის Aff) Promise-ისგან?",
      options: [
        "ერთჯერადია და მეორედ გაშვებისას შეცდომას აბრუნებს",
        "მოქმედების აღწერაა, რომელსაც მერე ცალკე უშვებ",
        "შექმნისთანავე იწყებს მუშაობას და შედეგს იმახსოვრებს",
        "სინქრონულია და თრედს პასუხის მოსვლამდე ბლოკავს",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Promise შექმნისას უკვე გაშვებულია და შედეგს ინახავს. Task ჯერ გეგმაა: აკომბინირებ, გადასცემ, რამდენჯერმე უშვებ. Referential transparency ასე რჩება: ცვლადს მისი განსაზღვრებით თუ ჩაანაცვლებ, პროგრამა არ იცვლება.",
    },
    {
      id: "q7",
      question:
        "დიდ სიას ნაწილებად ჭრი, თითოს ცალკე კრებ (reduce) და შედეგებს იმავე რიგით აერთებ. რომელი თვისება უნდა ჰქონდეს ოპერაციას, რომ პასუხი არ შეიცვალოს?",
      options: ["ასოციაციურობა", "კომუტაციურობა", "დისტრიბუციულობა", "იდემპოტენტურობა"],
      correctAnswerIndex: 0,
      explanation:
        "(a·b)·c = a·(b·c) ფრჩხილების ნებისმიერად ჩასმის უფლებას გაძლევს, დაჭრაც სწორედ ეს არის. რიგს ინარჩუნებ და კომუტაციურობა არ გჭირდება: სტრიქონების გადაბმა არც არის კომუტაციური. ნეიტრალურ ელემენტთან ერთად ეს Monoid-ია.",
    },
  ],
} satisfies QuizInput;
