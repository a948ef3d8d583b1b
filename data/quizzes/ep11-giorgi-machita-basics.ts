import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep11-giorgi-machita-basics",
  title: "Linux-ის პირველი ბრძანებები",
  description:
    "სერვერთან გატარებული პირველი დღე: ფაილის უფლებები, პაკეტის დაყენება, ლოგის კითხვა და sudo, რომელიც ყოველთვის არ შველის.",
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
        "Red Hat-ის ოჯახში (Fedora, RHEL, Rocky, AlmaLinux) პაკეტებს dnf მართავს და ფორმატი RPM-ია. apt Debian-ისა და Ubuntu-ს ხელსაწყოა, pacman – Arch-ის, zypper კი – openSUSE-ს.",
    },
    {
      id: "q3",
      question: "systemd-იან სერვერზე გინდა, nginx სერვისის ლოგს ცოცხლად უყურო. რომელ ბრძანებას აკრეფ?",
      options: ["systemctl logs -f nginx", "tail -f nginx.service", "journalctl -u nginx -f", "dmesg --follow nginx"],
      correctAnswerIndex: 2,
      explanation:
        "systemd სერვისის შეტყობინებებს journal-ში აგროვებს და journalctl კითხულობს: -u ერთ სერვისს ირჩევს, -f ახალ ხაზებს ელოდება. მოთხოვნების ლოგს nginx ჩვეულებრივ ცალკე, /var/log/nginx-ში წერს. systemctl სერვისს მართავს და logs ქვებრძანება არ აქვს, dmesg კი კერნელის შეტყობინებებს აჩვენებს.",
    },
    {
      id: "q4",
      question:
        "გაუშვი sudo echo '10.0.0.5 db' >> /etc/hosts და მიიღე „Permission denied“. sudo-ს უფლება გაქვს. რა მოხდა?",
      options: [
        "echo shell-ის შიდა ბრძანებაა და sudo მას ვერ უშვებს",
        "/etc/hosts root-საც ჩაკეტილი აქვს, სანამ chmod-ს არ იზამ",
        "sudo მარტო პაკეტებსა და სერვისებზე ვრცელდება, ფაილზე – არა",
        ">> შენმა shell-მა შეასრულა, sudo-ს გარეშე, შენი უფლებით",
      ],
      correctAnswerIndex: 3,
      explanation:
        "/etc/hosts-ს ჩასაწერად ჯერ შენი shell ხსნის და უარსაც ის იღებს; sudo echo-მდე საქმე აღარ მიდის. ფაილი root-მა უნდა გახსნას: echo '10.0.0.5 db' | sudo tee -a /etc/hosts. echo ცალკე პროგრამადაც არსებობს, sudo მას უშვებს.",
    },
  ],
} satisfies QuizInput;
