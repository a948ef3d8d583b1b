import type { ProductInput } from "#app/content/schemas.server.ts";

export default [
  {
    id: "hoodie",
    name: "Devtherapy Hoodie",
    price: 45,
    description:
      "კაპიუშონი თავზე და კოდრევიუც უფრო მშვიდად მიდის, ყოველ შემთხვევაში – შენთვის. კოდს ჰუდი ვერაფერს უშველის.",
  },
  {
    id: "t-shirt",
    name: "Binary Dreams T-Shirt",
    price: 25,
    description:
      "ნულები და ერთიანები თუ გესიზმრება, ეს უკვე სიმპტომია. მაისური ვერ გიმკურნალებს, სხვებს კი წინასწარ გააფრთხილებს.",
  },
  {
    id: "mug",
    name: "Coffee Mug - Debug Life",
    price: 15,
    description: "ყავა ბაგს ვერ იპოვის, მაგრამ მესამე ჭიქაზე ბაგი უკვე ნაცნობი გგონია. მეოთხეზე მას სახელსაც არქმევ.",
  },
  {
    id: "sticker-pack",
    name: "Sticker Pack",
    price: 8,
    description:
      "სტიკერი ლეპტოპს არ აჩქარებს. სამაგიეროდ, მითაფზე საუბარს შენ მაგივრად იწყებს და ინტროვერტს ერთ წინადადებას უზოგავს.",
  },
  {
    id: "notebook",
    name: "Tech Therapy Notebook",
    price: 20,
    description:
      "აქ ჩაწერილ TODO-ს ვერცერთი IDE ვერ იპოვის, ასე რომ ერთხელ მართლა მოგიწევს გაკეთება. რვეულში merge conflict არ ხდება.",
  },
  {
    id: "cap",
    name: "Code & Chill Cap",
    price: 28,
    description:
      "პარასკევის დეპლოისას ქუდი მხოლოდ შუბლის ოფლს მალავს. Chill სახელში წერია, პროდაქშენისთვის კი rollback მოამზადე.",
  },
] satisfies ProductInput[];
