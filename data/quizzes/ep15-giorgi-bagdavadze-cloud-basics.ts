import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep15-giorgi-bagdavadze-cloud-basics",
  title: "ღრუბლიანი დღის ინსტრუქცია",
  description:
    "Terraform-ის გეგმა წაიკითხე, სურათს ადგილი მოუძებნე, გაჟონილ გასაღებს მიხედე და გაარკვიე, რა ჩაგივარდა ხელში Bun-ის სახით.",
  categories: ["system-administration", "backend", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/giorgi-bagdavadze",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question:
        'terraform plan-ში წერია: -/+ resource "aws_db_instance" "main", ერთ-ერთ ველთან კი – # forces replacement. deletion_protection გამორთულია, skip_final_snapshot = true. რა მოუვა ბაზას, თუ apply-ს დაადასტურებ?',
      options: [
        "ახალი შეიქმნება, მონაცემი გადავა, ძველი წაიშლება",
        "ახალი შეიქმნება, ძველს კი Terraform აღარ ახლებს ხელს",
        "ძველი წაიშლება მონაცემიანად, მერე ახალი შეიქმნება",
        "ძველი გაჩერდება, ველი შეიცვლება და ბაზა ისევ ჩაირთვება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "-/+ ამ რიგს ნიშნავს: ჯერ destroy, მერე create. ახალი ბაზა ცარიელია, თუ snapshot-იდან არ აღადგენ; skip_final_snapshot = true წაშლამდე ბოლო ასლსაც აღარ ტოვებს, deletion_protection კი წაშლას შეაჩერებდა. ადგილზე შეცვლას ~ აღნიშნავს. ეს ნიშნები apply-მდე მოძებნე; prevent_destroy ასეთ plan-ს შეცდომით აჩერებს.",
    },
    {
      id: "q2",
      question:
        "აპი load balancer-ის უკან ორ EC2 ინსტანსზე დგას და ატვირთულ სურათს uploads/ საქაღალდეში წერს. სურათი ხან იხსნება, ხან – არა. სად უნდა ინახებოდეს?",
      options: [
        "უფრო დიდ EBS დისკზე, ატვირთვის ინსტანსთან",
        "Docker იმიჯში, რომ ორივე ინსტანსს ასლი მიჰყვეს",
        "CloudFront-ის ქეშში, რომელიც ორივეს წინ დგას",
        "S3-ის bucket-ში, რომელსაც ორივე ერთნაირად ხედავს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "სურათი იმ ინსტანსის დისკზე დარჩა, რომელმაც ატვირთვა მიიღო; მეორესთან მისული მოთხოვნა მას ვერ პოულობს. S3 ობიექტების საერთო საცავია. EBS ჩვეულებრივ ერთ ინსტანსზეა მიბმული, CDN კი ასლს ინახავს და დედანი სადღაც მაინც უნდა იდოს.",
    },
    {
      id: "q3",
      question: "AWS-ის access key საჯარო GitHub რეპოში დაფუშე. რას აკეთებ პირველ რიგში?",
      options: [
        "გასაღებს ვაუქმებ და მის ნაცვლად ახალს ვქმნი",
        "ფაილს ისტორიიდან ვშლი და force push-ს ვაკეთებ",
        "რეპოს მაშინვე დახურულად ვაქცევ, რომ აღარავინ ნახოს",
        "ფაილს .gitignore-ში ვამატებ და ვაკომიტებ",
      ],
      correctAnswerIndex: 0,
      explanation:
        "ბოტები საჯარო კომიტებს წუთებში ასკანერებს, ასე რომ გაჟონილი გასაღები უკვე სხვისიც არის: შველის გაუქმება. ისტორიის გადაწერა გადმოწერილ ასლს ვერ წაშლის, .gitignore კი უკვე დაკომიტებულ ფაილზე არ მოქმედებს.",
    },
    {
      id: "q4",
      question: "ახალ პროექტში Bun დააყენე. რა ჩაგივარდა ხელში?",
      options: [
        "Node.js-ის ვერსიების მენეჯერი, nvm-ის მსგავსი",
        "JavaScript-ის runtime, ბანდლერი და პაკეტების მენეჯერი",
        "სერვერის ფრეიმვორკი TypeScript-ისთვის, Express-ის ნაცვლად",
        "ბრაუზერის ძრავა, რომელიც V8-ს Chrome-ში ენაცვლება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "Bun JavaScript-სა და TypeScript-ს უშვებს, თან პაკეტებს აყენებს, ბანდლს აწყობს და ტესტებს ატარებს. ძრავად JavaScriptCore აქვს და არა V8. Node-ის ვერსიებს nvm და fnm მართავს.",
    },
  ],
} satisfies QuizInput;
