import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep11-giorgi-machita-basics",
  title: "Linux-ის პირველი ბრძანებები",
  description:
    "სერვერთან პირველი დღე: ფაილის უფლებები, პაკეტის დაყენება, ლოგის კითხვა. ბოლოს ანგარიშსაც გადახედავ – ღრუბლისას.",
  categories: ["system-administration", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/giorgi-machitidze",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question: "chmod 750 deploy.sh – ვის რა უფლება ექნება ფაილზე?",
      options: [
        "მფლობელს სრული, ჯგუფს წაკითხვა და ჩაწერა, სხვებს გაშვება",
        "მფლობელს სრული, ჯგუფს წაკითხვა და გაშვება, სხვებს არაფერი",
        "მფლობელს წაკითხვა და ჩაწერა, ჯგუფს წაკითხვა, სხვებს არაფერი",
        "მფლობელსა და ჯგუფს სრული, სხვებს წაკითხვა და გაშვება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "თითო ციფრი ჯამია: 4 – წაკითხვა, 2 – ჩაწერა, 1 – გაშვება. 7 მფლობელს სამივეს აძლევს, 5 (4+1) ჯგუფს – წაკითხვასა და გაშვებას, 0 კი სხვებს კარს უხურავს.",
    },
    {
      id: "q2",
      question: "ახალ Fedora სერვერზე nginx-ს აყენებ. რომელი ბრძანება იმუშავებს?",
      options: [
        "sudo dnf install nginx",
        "sudo apt install nginx",
        "sudo pacman -S nginx",
        "sudo zypper install nginx",
      ],
      correctAnswerIndex: 0,
      explanation:
        "RHEL-ის ოჯახში (Fedora, Rocky, AlmaLinux) პაკეტებს dnf მართავს და ფორმატი RPM-ია. apt Debian-ისა და Ubuntu-ს ხელსაწყოა, pacman – Arch-ის, zypper კი – openSUSE-ს.",
    },
    {
      id: "q3",
      question: "systemd-ის სერვერზე გინდა, nginx სერვისის ლოგს ცოცხლად უყურო. რომელ ბრძანებას აკრეფ?",
      options: [
        "systemctl logs nginx -f",
        "tail -f nginx.service",
        "journalctl -u nginx.service -f",
        "dmesg --follow nginx",
      ],
      correctAnswerIndex: 2,
      explanation:
        "systemd ლოგებს journal-ში აგროვებს და journalctl კითხულობს: -u ერთ სერვისს არჩევს, -f ახალ ხაზებს ელოდება. systemctl სერვისს მართავს და logs ქვებრძანება არ აქვს, dmesg კი კერნელის შეტყობინებებს აჩვენებს.",
    },
    {
      id: "q4",
      question: "კომპანიამ FinOps შემოიღო. რას აკეთებენ ამისთვის ინჟინრები და ფინანსისტები ერთად?",
      options: [
        "გადახდის სისტემას წერენ და საბანკო API-ებს აერთებენ",
        "სერვერებს ყიდულობენ და მათ ცვეთას ბუღალტრულად ითვლიან",
        "დეპლოის ავტომატურს ხდიან და კვარტალში ერთხელ უშვებენ ერთად",
        "ღრუბლის ხარჯს გუნდებზე ანაწილებენ და ამცირებენ",
      ],
      correctAnswerIndex: 3,
      explanation:
        "FinOps ღრუბლის ცვლად ხარჯს ყოველდღიურ საინჟინრო გადაწყვეტილებად აქცევს: ვინ რას ხარჯავს, რა დგას უქმად, რა ზომის სერვერი კმარა. საბანკო პროგრამებთან მას სახელის გარდა საერთო არაფერი აქვს.",
    },
  ],
} satisfies QuizInput;
