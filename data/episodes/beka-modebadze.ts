import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "3RJZ_N6h_sk",
  number: 23,
  title: "🚀 Devtherapy #23 – Beka Modebadze | Google, USA, OSS, AI, Distributed Systems, Crack Coding Interviews",
  description:
    "LeetCode-ის ფანჯარა ცოტა ხნით ჩაკეცე: ამოცანა ხვალაც იქ იქნება. ბეკა მოდებაძე Google-სა და ამერიკულ კარიერაზე ლაპარაკობს.",
  date: "2025-08-25T16:55:19Z",
  duration: 124,
  tags: ["google", "career in the us", "open source", "ai", "distributed systems", "technical interviews", "leetcode"],
  slug: "beka-modebadze",
  youtubeId: "3RJZ_N6h_sk",
  guest: "Beka Modebadze",
  discordMembersQuoted: 850,
  links: [
    { group: "guest", label: "ბეკა მოდებაძე LinkedIn-ზე", url: "https://www.linkedin.com/in/bmodebadze/" },
    { group: "guest", label: "ბეკა მოდებაძე GitHub-ზე", url: "https://github.com/bexxmodd" },
    { group: "sponsor", label: "Techzy", url: "https://www.techzy.app/" },
    {
      group: "resource",
      label: "Book of Kubernetes – წიგნი",
      url: "https://www.amazon.com/Book-Kubernetes-Complete-Container-Orchestration/dp/1718502648",
    },
    {
      group: "resource",
      label: "Mythical Man-Month – წიგნი",
      url: "https://www.amazon.com/Mythical-Man-Month-Software-Engineering-Anniversary/dp/0201835959",
    },
    {
      group: "resource",
      label: "Designing Data-Intensive Applications – წიგნი",
      url: "https://www.amazon.com/Designing-Data-Intensive-Applications-Reliable-Maintainable/dp/1449373321",
    },
    {
      group: "resource",
      label: "Designing A Data-Intensive Future – საუბარი",
      url: "https://www.youtube.com/watch?v=P-9FwZxO1zE",
    },
    {
      group: "resource",
      label: "ფრედ ბრუკსი The Mythical Man-Month-ის დაწერაზე – ვიდეო",
      url: "https://www.youtube.com/watch?v=vhDvZ17f2nU",
    },
    { group: "resource", label: "Coding for fun | Ma Lin – ვიდეო", url: "https://www.youtube.com/watch?v=kaczfynoDEk" },
  ],
  beforeListening: `განაწილებულ სისტემაში ყველაზე უსიამოვნო partial failure-ია. მოთხოვნა გაგზავნე, პასუხი არ მოვიდა: სერვერი მოკვდა, ნელა მუშაობს თუ საქმე გააკეთა და პასუხი გზაში დაიკარგა? შენი გადმოსახედიდან სამივე ერთნაირად ჩანს. ამიტომ ლოდინს timeout სჭირდება, გამეორებას – იდემპოტენტური ოპერაცია, თორემ ბარათიდან თანხა ორჯერ ჩამოიჭრება.

„The Mythical Man-Month“-ის ყველაზე ცნობილი დაკვირვება ნახევარი საუკუნისაა და არ მოძველებულა: დაგვიანებულ პროექტს ახალი ხალხი კიდევ უფრო აყოვნებს.`,
  fullDescription: `Google-ის კარს კოდინგ-გასაუბრება დარაჯობს, კარს იქით კი ერთი კომპიუტერი აღარ კმარა და განაწილებული სისტემები იწყება. საუბარი ამერიკასაც შეეხო, ღია კოდსაც და AI-საც; ორ საათში ჩავეტიეთ, თუ ოთხ ზედმეტ წუთს timeout-ად არ ჩაგვითვლი.

რესურსებში „Designing Data-Intensive Applications“ ნახე: ორი ეპიზოდით ადრე იოსებ ძმანაშვილმაც ეს წიგნი გვირჩია. იქვეა „The Mythical Man-Month“-იც და ვიდეოც, სადაც ფრედ ბრუკსი თვითონ ჰყვება, როგორ დაწერა.`,
} satisfies EpisodeInput;
