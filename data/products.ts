import type { ProductInput } from "#app/content/schemas.server.ts";

export default [
  {
    id: "hoodie",
    name: "Devtherapy Hoodie",
    price: 45,
    description:
      "კაპიშონს ორი მდგომარეობა აქვს: გადაწეულია – შეხვედრაზე ზიხარ, წამოხურულია – კოდს წერ. მესამე, undefined, პარასკევ საღამოს დგება.",
  },
  {
    id: "t-shirt",
    name: "Binary Dreams T-Shirt",
    price: 25,
    description:
      "ნულები და ერთიანები თუ გესიზმრება, ეს სიმპტომია. მაისური უკვე დიაგნოზია, რომელსაც კოლეგები შორიდანვე წაიკითხავენ.",
  },
  {
    id: "mug",
    name: "Coffee Mug - Debug Life",
    price: 15,
    description: "პირველ ჭიქაზე ბაგს ეძებ, მეორეზე – დამნაშავეს. მესამეზე git blame-ს უშვებ, მეოთხეზე კი თემას ცვლი.",
  },
  {
    id: "sticker-pack",
    name: "Sticker Pack",
    price: 8,
    description:
      "ინტროვერტის სავიზიტო ბარათი: მითაფზე ლეპტოპს ხსნი და საუბარს სტიკერი იწყებს. ერთი წინადადება დაზოგილია.",
  },
  {
    id: "notebook",
    name: "Tech Therapy Notebook",
    price: 20,
    description:
      "რვეული offline-first-ია: არც ბატარეა სჭირდება, არც merge conflict ემუქრება. აქ ჩაწერილ TODO-ს ვერცერთი IDE ვერ იპოვის.",
  },
  {
    id: "cap",
    name: "Code & Chill Cap",
    price: 28,
    description:
      "Shell-ში ერთი & ნიშნავს, რომ Code ფონურად ეშვება და Chill მაშინვე იწყება. ორი რომ ყოფილიყო, ჯერ კოდის დასრულებას დაელოდებოდი.",
  },
] satisfies ProductInput[];
