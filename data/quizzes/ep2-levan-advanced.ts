import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep2-levan-advanced",
  title: "ბრაუზერსა და სერვერს შორის",
  description:
    "საიდან გაჩნდა ამდენი SQL და რას აგზავნის ბრაუზერი უშენოდ? ხუთი კითხვა იმაზე, რაც კოდში არ წერია და მაინც ხდება.",
  categories: ["web-development", "frontend", "backend", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/levan-lotuashvili",
  estimatedTime: 5,
  questions: [
    {
      id: "q1",
      question:
        "Laravel-ში წერ: foreach (Post::all() as $post) echo $post->author->name; პარამეტრები ნაგულისხმევია, ბაზაში 100 პოსტია. რამდენი SQL მოთხოვნა გაეშვება?",
      options: [
        "101 – ერთი პოსტების სიაზე და თითო ყოველი პოსტის ავტორზე",
        "100 – პოსტი თავის ავტორთან ერთად თითო-თითოდ იკითხება",
        "1 – Eloquent ავტორებს თავად მიაბამს JOIN-ით",
        "2 – ავტორები ერთიანი WHERE IN-ით მოდის",
      ],
      correctAnswerIndex: 0,
      explanation:
        "author ზარმაცად (lazy) იტვირთება: ყოველი მოდელი კავშირს პირველ მიმართვაზე ცალკე მოთხოვნით იღებს. ეს N+1 პრობლემაა. Post::with('author')->get() იმავეს 2 მოთხოვნით გააკეთებდა, თავისით კი Eloquent ასე არ იქცევა.",
    },
    {
      id: "q2",
      question:
        "fetch-ით სხვა origin-ზე პირველად აგზავნი POST-ს, Content-Type: application/json-ით. რას აგზავნის ბრაუზერი მანამდე?",
      options: [
        "HEAD-ს – პასუხის ზომის გასაგებად",
        "TRACE-ს – პროქსიების გზის შესამოწმებლად",
        "GET-ს – CSRF ტოკენისა და ქუქის ასაღებად",
        "OPTIONS-ს – სერვერისგან ნებართვის მისაღებად",
      ],
      correctAnswerIndex: 3,
      explanation:
        "application/json CORS-ის „მარტივ“ მოთხოვნებში არ შედის და ბრაუზერი, თუ ნებართვა ქეშში უკვე არ აქვს, ჯერ preflight-ს უშვებს: OPTIONS-ით ეკითხება სერვერს, რომელი origin, მეთოდი და header არის ნებადართული. უარის შემთხვევაში POST საერთოდ არ იგზავნება.",
    },
    {
      id: "q3",
      question: "ქუქის ცხადად უწერია SameSite=Lax. სხვა საიტიდან წამოსულ რომელ მოთხოვნას მიჰყვება ის?",
      options: [
        "img ტეგით ჩატვირთული სურათის GET-ს",
        "iframe-ში ჩასმული შენი გვერდის GET-ს",
        "ბმულზე დაჭერით გახსნილი გვერდის GET-ს",
        "უცხო გვერდის ფორმით გაგზავნილ POST-ს",
      ],
      correctAnswerIndex: 2,
      explanation:
        "Lax ქუქის უცხო საიტიდან მაშინ უშვებს, როცა მომხმარებელი მთავარ ფანჯარაში უსაფრთხო მეთოდით გადმოდის: ბმულზე დააჭირა და GET წავიდა. POST, სურათი და iframe ქუქის გარეშე რჩება – CSRF-ის ტიპური გზა იკეტება. Strict ბმულზეც არ გამოაგზავნიდა.",
    },
    {
      id: "q4",
      question:
        "გვერდზე ორი სტრიქონია: <script async src=jquery.js></script> და <script async src=app.js></script>. app.js ხან მუშაობს, ხან „$ is not defined“-ით ვარდება. რა გაასწორებს ამას ისე, რომ HTML-ის წაკითხვა არ შეჩერდეს?",
      options: [
        "jquery.js-ის წინასწარი ჩამოტვირთვა preload-ით",
        "ორივე სკრიპტზე async-ის შეცვლა defer-ით",
        "app.js-ისთვის async-ის მოცილება, jquery.js-ისთვის დატოვება",
        "ორივე სკრიპტის body-ს ბოლოში გადატანა, async-ის დატოვებით",
      ],
      correctAnswerIndex: 1,
      explanation:
        "async სკრიპტი ჩამოსვლისთანავე სრულდება და პატარა app.js ხშირად ასწრებს. defer ორივეს ფონურად ტვირთავს, უშვებს კი HTML-ის ბოლოს, დოკუმენტის რიგით. preload ჩამოტვირთვას აჩქარებს, რიგს კი ვერ იცავს; თუ app.js-ს async მოაცილე, jquery.js-ს ის მაინც არ დაელოდება.",
    },
    {
      id: "q5",
      question: "სერვერმა პასუხს დაურთო Cache-Control: no-cache. რას ეუბნება ეს ბრაუზერს?",
      options: [
        "შეინახე, ოღონდ ყოველ გამოყენებამდე სერვერთან გადაამოწმე",
        "შეინახე შენთან, შუალედურ პროქსის კი ნუ მისცემ",
        "შეინახე და ერთი წელი გადაუმოწმებლად გამოიყენე",
        "საერთოდ ნუ შეინახავ და ყოველ ჯერზე თავიდან ჩამოტვირთე",
      ],
      correctAnswerIndex: 0,
      explanation:
        "სახელი გატყუებს: no-cache შენახვას არ კრძალავს, ყოველ გამოყენებამდე გადამოწმებას ითხოვს. თუ ETag არ შეცვლილა, სერვერი პატარა 304-ს აბრუნებს. შენახვის აკრძალვა no-store-ია, პროქსის გამორიცხვა კი private.",
    },
  ],
} satisfies QuizInput;
