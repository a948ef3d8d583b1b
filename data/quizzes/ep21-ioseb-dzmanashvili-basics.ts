import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep21-ioseb-dzmanashvili-basics",
  title: "ტექსტი მანქანის თვალით",
  description: "ძრავა, კოდირება, lexer და LLM-ის ტოკენი: რა ემართება ტექსტს, სანამ მანქანა წაიკითხავს?",
  categories: ["frontend", "ai", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/ioseb-dzmanashvili",
  estimatedTime: 4,
  questions: [
    {
      id: "q1",
      question: "რა აქვს საერთო დესკტოპის Chrome-სა და Node.js-ს?",
      options: [
        "JavaScript-ს ორივე JavaScriptCore ძრავით უშვებს",
        "ფაილებს ორივე fs მოდულით კითხულობს",
        "გვერდს ორივე Blink ძრავით ხატავს",
        "JavaScript-ს ორივე V8 ძრავით უშვებს",
      ],
      correctAnswerIndex: 3,
      explanation:
        "V8 JavaScript-ის ძრავაა: Chrome-ში მას Blink-ის DOM ახლავს, Node.js-ში – libuv და Node-ის API. ენა ერთია, გარემო სხვადასხვა: Node-ში document არ არსებობს. WebKit-ს თავისი ძრავა აქვს, JavaScriptCore; iOS-ის Chrome-იც ჩვეულებრივ მასზე დგას.",
    },
    {
      id: "q2",
      question: "რამდენ ბაიტს იკავებს ქართული ასო „ა“ UTF-8-ში?",
      options: [
        "3 ბაიტს, რადგან U+0800–U+FFFF-შია",
        "4 ბაიტს, რადგან U+FFFF-ს ზემოთაა",
        "2 ბაიტს, რადგან U+0080–U+07FF-შია",
        "1 ბაიტს, რადგან U+0000–U+007F-შია",
      ],
      correctAnswerIndex: 0,
      explanation:
        "მხედრული U+10D0-დან იწყება, UTF-8-ში კი U+0800–U+FFFF შუალედს 3 ბაიტი სჭირდება. კირილიცა და ბერძნული 2 ბაიტში ეტევა, ემოჯების უმეტესობა – 4-ში. ტექსტის სიგრძე ასოებში ერთია, ბაიტებში – სხვა.",
    },
    {
      id: "q3",
      question: "LLM ზოგჯერ ცდება, როცა ეკითხები, რამდენი r არის სიტყვაში strawberry. რა უშლის ხელს?",
      options: [
        "დიდსა და პატარა ასოს ერთმანეთისგან ვერ არჩევს",
        "სიტყვას ნაწყვეტების ნომრებად იღებს და ასოებს ვერ ხედავს",
        "სიტყვა იშვიათია და სასწავლო ტექსტებში ცოტაჯერ შეხვდა",
        "პასუხს მაღალი temperature-ით ირჩევს და რიცხვი იცვლება",
      ],
      correctAnswerIndex: 1,
      explanation:
        'ტოკენიზატორი ტექსტს ნაწყვეტებად ჭრის და მოდელს მათ ნომრებს აძლევს: მაგალითად, str, aw და berry. ნომერში ასოები არ ჩანს, მათი რაოდენობა წვრთნიდან უნდა ახსოვდეს. Python-ის "strawberry".count("r") ტექსტს ასო-ასო კითხულობს.',
    },
    {
      id: "q4",
      question: "რას აკეთებს კომპილატორში lexer (tokenizer)?",
      options: [
        "ცვლადების ტიპებს ამოწმებს და შეცდომებს აგროვებს",
        "ტოკენებისგან გრამატიკის მიხედვით სინტაქსურ ხეს აგებს",
        "სიმბოლოების ნაკადს ნაწყვეტებად ჭრის",
        "სინტაქსურ ხეს ბრძანებებად აქცევს",
      ],
      correctAnswerIndex: 2,
      explanation:
        "Lexer სიმბოლოების ნაკადს ტოკენების ნაკადად აქცევს: let x = 5 ოთხი ტოკენია. სინტაქსურ ხეს (AST) parser აგებს, ტიპებს სემანტიკური ანალიზი ამოწმებს, ბრძანებებს კი კოდის გენერატორი წერს.",
    },
  ],
} satisfies QuizInput;
