import type { QuizInput } from "#app/content/schemas.server.ts";

export default {
  id: "ep9-giorgi-dalaka-advanced",
  title: ".NET ყოველდღიურად",
  description:
    "ორი ადამიანი ერთსა და იმავე წამში რეგისტრირდება, SaveChanges კი არსად ჩქარობს. ხუთი კითხვა LINQ-ზე, EF Core-ზე, struct-სა და DuckDB-ზე.",
  categories: ["backend", "episode"],
  difficulty: "medium",
  episodeLink: "/episodes/giorgi-dalakishvili",
  estimatedTime: 6,
  questions: [
    {
      id: "q1",
      question:
        "C#: var list = new List<int> { 1, 2 }; var q = list.Where(x => x > 1); list.Add(5); რას დააბრუნებს q.Count()?",
      options: [
        "1 – ფილტრი Where()-ის დროსვე სრულდება",
        "3 – Count() სიას ფილტრის გარეშე ითვლის",
        "InvalidOperationException – სია შეიცვალა",
        "2 – ფილტრი Count()-ის დროს სრულდება",
      ],
      correctAnswerIndex: 3,
      explanation:
        "LINQ-ის Where მხოლოდ აღწერს მოთხოვნას; სია Count()-ზე იკითხება, როცა მასში უკვე 1, 2, 5 დევს. გამონაკლისი მაშინ ამოვარდებოდა, სია foreach-ის შუაში რომ შეგეცვალა. თუ შედეგის დაფიქსირება გინდა, ToList() მიუწერე.",
    },
    {
      id: "q2",
      question:
        'EF Core: var u = db.Users.AsNoTracking().First(x => x.Id == 7); u.Name = "ანა"; db.SaveChanges(); – რა ჩაიწერება ბაზაში?',
      options: [
        "UPDATE მხოლოდ Name-ზე: დანარჩენი ხომ არ შეცვლილა",
        "UPDATE ყველა სვეტზე: ძველი მნიშვნელობა არ ახსოვს",
        "არაფერი: SaveChanges ჩუმად ჩაივლის, UPDATE-ის გარეშე",
        "არაფერი: SaveChanges InvalidOperationException-ს ისვრის",
      ],
      correctAnswerIndex: 2,
      explanation:
        "AsNoTracking ობიექტს change tracker-ში არ სვამს და SaveChanges-მა მისი არსებობაც არ იცის: არც შეცდომაა და არც UPDATE. თუ მონაცემს მხოლოდ აჩვენებ, ეს ზედმეტ ხარჯს ზოგავს. ჩაწერა მაინც თუ დაგჭირდა, db.Update(u) ობიექტს tracker-ში შეიყვანს, ოღონდ ყველა სვეტს გადააწერს.",
    },
    {
      id: "q3",
      question: "C#: struct Unit { public int Hp; } … List<Unit> units = …; რა მოხდება ხაზზე units[0].Hp -= 10;?",
      options: [
        "სიაში Hp ათით შემცირდება: ინდექსატორი თვითონ ელემენტს გაძლევს",
        "კომპილატორი უარს იტყვის: ინდექსატორი ასლს გაძლევს ხელში",
        "კოდი იმუშავებს, სია კი იგივე დარჩება: დროებითი ასლი შეიცვლება",
        "გაშვებისას InvalidOperationException ამოვარდება: სია იცვლება",
      ],
      correctAnswerIndex: 1,
      explanation:
        "List-ის ინდექსატორი მეთოდია და struct-ის ასლს აბრუნებს; დროებითი ასლის შეცვლას აზრი არ აქვს და კომპილატორი CS1612-ს გაძლევს. მასივზე იგივე ხაზი იმუშავებდა: მისი ელემენტი ცვლადია. სიაში ასლს იღებ, ცვლი და უკან წერ.",
    },
    {
      id: "q4",
      question: "DuckDB-ში 50-სვეტიან დიდ ცხრილზე SELECT SUM(price) სწრაფია. რა არის მთავარი მიზეზი?",
      options: [
        "სერვერი მოთხოვნას ბევრ მანქანაზე ანაწილებს",
        "სტრიქონები წინასწარ დაჯგუფებულია price-ის მიხედვით",
        "მონაცემი სვეტებად წერია და ზედმეტი სვეტი არ იკითხება",
        "ყოველ სვეტზე B-tree ინდექსი ავტომატურად იქმნება",
      ],
      correctAnswerIndex: 2,
      explanation:
        "DuckDB სვეტოვანი ანალიტიკური ბაზაა: price-ის მნიშვნელობები ერთად დევს, დანარჩენ 49 სვეტს არ კითხულობს და მონაცემს ბლოკებად, ვექტორულად ამუშავებს. სერვერი საერთოდ არ აქვს – შენს პროცესში ცხოვრობს, SQLite-ივით.",
    },
    {
      id: "q5",
      question:
        "ორი მოთხოვნა ერთდროულად ამოწმებს AnyAsync(u => u.Email == email)-ს და მერე მომხმარებელს ამატებს. სერვისი რამდენიმე ინსტანსზე ეშვება. რა იძლევა გარანტიას, რომ ელფოსტა არ განმეორდება?",
      options: [
        "უნიკალურობის წესი ვალიდატორში SaveChanges-ის წინ",
        "ნაგულისხმევი ტრანზაქცია შემოწმებისა და ჩაწერის გარშემო",
        "SemaphoreSlim კონტროლერში შემოწმებისა და ჩაწერის გარშემო",
        "unique ინდექსი ბაზის email სვეტზე",
      ],
      correctAnswerIndex: 3,
      explanation:
        "შემოწმებასა და ჩაწერას შორის ყოველთვის ფანჯარაა, რამდენჯერაც არ უნდა შეამოწმო. ნაგულისხმევი იზოლაციის ტრანზაქციაში ორივე მოთხოვნამ შეიძლება ცარიელი შედეგი ნახოს, SemaphoreSlim კი მეორე ინსტანსს ვერ ხედავს. ბაზა ერთადერთი საერთო წერტილია: unique ინდექსი მეორე ჩაწერას უარყოფს, კოდი კი შეცდომას გასაგებ პასუხად აქცევს.",
    },
  ],
} satisfies QuizInput;
