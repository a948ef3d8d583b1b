import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "3RJZ_N6h_sk",
  number: 23,
  title: "🚀 Devtherapy #23 – Beka Modebadze | Google, USA, OSS, AI, Distributed Systems, Crack Coding Interviews",
  description:
    "გასაუბრებაზე ბინარულ ხეს აბრუნებ, სამსახურში ქსელი წყდება და ხე აღარავის ახსოვს. ბეკა მოდებაძე ჩვენთანაა და დღის წესრიგი გრძელია: Google, ამერიკა, ღია კოდი, AI, განაწილებული სისტემები და ის, როგორ გატეხო კოდინგ გასაუბრება.",
  date: "2025-08-25T16:55:19Z",
  duration: 124,
  tags: ["google", "career in the us", "open source", "ai", "distributed systems", "technical interviews", "leetcode"],
  slug: "beka-modebadze",
  youtubeId: "3RJZ_N6h_sk",
  guest: "Beka Modebadze",
  fullDescription: `Google და ამერიკა, ღია კოდი და AI, განაწილებული სისტემები და კოდინგ გასაუბრებები – ოცდამესამე ეპიზოდის თემები იმ სპრინტს ჰგავს, სადაც ყველა ტიკეტი P0-ია. სტუმარი ბეკა მოდებაძეა, საუბარი კი ორ საათს ოდნავ სცდება; თუ გზაში უსმენ, თბილისიდან ბათუმამდე ორჯერ მოასწრებ.

განაწილებულ სისტემაში ყველაზე უსიამოვნო ნაწილობრივი ჩავარდნაა. მოთხოვნა გაგზავნე, პასუხი არ მოვიდა: სერვერი მოკვდა, ნელა მუშაობს თუ საქმე გააკეთა და პასუხი გზაში დაიკარგა? შენი მხრიდან ეს სამი ერთნაირად გამოიყურება. ამიტომ ლოდინს timeout სჭირდება, გამეორებას – იდემპოტენტური ოპერაცია, თორემ ბარათიდან თანხა ორჯერ ჩამოიჭრება. რეპლიკებიც უფასო არ არის: ან დაელოდები, სანამ ასლები გათანაბრდება, ან შეეგუები, რომ ვიღაც ძველ მონაცემს წაიკითხავს.

კოდინგ გასაუბრებას სხვა ლოგიკა აქვს. ამოცანა ათასობითაა, ხერხი – ბევრად ნაკლები: ორი მაჩვენებელი, მოცურავე ფანჯარა, BFS და DFS, დინამიკური პროგრამირება. ვინც ხერხს ცნობს, პირობას აღარ იზეპირებს. მეორე ნახევარი ხმამაღლა ფიქრია: დააზუსტე შეზღუდვები, უხეში ამოხსნა თქვი, სირთულე დაასახელე და კლავიატურას მერე მიადექი.

ბმულებში წიგნების თაროა: Designing Data-Intensive Applications, Book of Kubernetes და Mythical Man-Month, რომლის მთავარი დაკვირვება ნახევარი საუკუნისაა და არ დაძველებულა – დაგვიანებულ პროექტს ახალი ხალხი კიდევ უფრო აგვიანებს. თუ დიდ კომპანიაში გასაუბრებას გეგმავ ან ღია კოდში პირველ pull request-ს ამზადებ, ყურსასმენი გაიკეთე. კითხვები დაგრჩა? Discord-ზე უკვე 850+ ვართ.

თარო და ბმულები:
სტუმრის LinkedIn: https://www.linkedin.com/in/bmodebadze/
სტუმრის GitHub: https://github.com/bexxmodd
წიგნი – Book of Kubernetes: https://www.amazon.com/Book-Kubernetes-Complete-Container-Orchestration/dp/1718502648
წიგნი – Mythical Man-Month: https://www.amazon.com/Mythical-Man-Month-Software-Engineering-Anniversary/dp/0201835959
წიგნი – Designing Data-Intensive Applications: https://www.amazon.com/Designing-Data-Intensive-Applications-Reliable-Maintainable/dp/1449373321
თოქი Designing Data-Intensive Applications-ზე (YouTube): https://www.youtube.com/watch?v=P-9FwZxO1zE
ფრედ ბრუკსი The Mythical Man-Month-ის დაწერაზე (YouTube): https://www.youtube.com/watch?v=vhDvZ17f2nU
„Coding for fun | Ma Lin“ (YouTube): https://www.youtube.com/watch?v=kaczfynoDEk
სპონსორი – Techzy: https://www.techzy.app/

#devtherapy #leetcode #Google #distributedsystems #opensource #AI`,
} satisfies EpisodeInput;
