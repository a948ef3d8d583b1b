import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "easzJ1uHwFc",
  number: 20,
  title: "Devtherapy #20 – Irakli Gabisonia | CTO, Amazon, Go vs .NET, Digital Nomad",
  description: "Go-ს თავისუფლება აქვს, .NET-ს – სტანდარტიზაცია. ირაკლი გაბისონიასთან ორივეს trade-off-ებს ვითვლით.",
  date: "2025-06-27T05:32:40Z",
  duration: 119,
  tags: ["cto", "golang", ".net", "c#", "amazon", "relocation", "cloud", "მანქანური სწავლება"],
  slug: "irakli-gabisonia",
  youtubeId: "easzJ1uHwFc",
  guest: "Irakli Gabisonia",
  links: [
    { group: "guest", label: "ირაკლი გაბისონია LinkedIn-ზე", url: "https://www.linkedin.com/in/gabisonia" },
    { group: "sponsor", label: "Techzy", url: "https://www.techzy.app/" },
  ],
  fullDescription: `პიკასოს ცისფერი პერიოდი ჰქონდა, ირაკლი გაბისონიას – ვანდიოს. 24 წლის ასაკში კომპანიის CTO გახდა, მერე Amazon-ში მოხვდა. რელოკაციისა და დიჯიტალ ნომადობის ამბებში პატარა ქალაქის მინუსები და ნოსტალგიაც ურევია. Staff Engineer-ს, Principal-სა და სოლუშენ არქიტექტს ერთმანეთისგან ასხვავებს; ამ ბოლო როლზე საქართველოში გაუგებრობები დადის. Go-ზე გადასვლის „WOW-ეფექტებს“ შორის enum-ის ამბავიც არის.

0:00 შესავალი
2:30 კარიერის დასაწყისი
5:00 ვანდიოს პერიოდი და გუნდის მნიშვნელობა
9:30 თანამედროვე vs legacy კოდი
11:20 24 წლის ასაკში კომპანიის CTO
17:00 Staff Engineer, Principal
18:30 სოლუშენ არქიტექტის როლი და გაუგებრობები საქართველოში
24:00 კოდის წერა vs თულინგი
28:00 CI/CD, build servers, infrastructure
31:30 დიდი კომპანიები vs პატარა კომპანიები
35:00 რელოკაცია, განსხვავებული კულტურა
37:00 Amazon-ში მოხვედრა და მუშაობის გამოცდილება
40:50 პრობლემებისგან წამოწყებული იდეები
45:50 ML.NET, მოდელების ტრენინგი
55:50 Relocation, Digital Nomad, პატარა ქალაქის მინუსები, ნოსტალგია
1:05:50 ტექნოლოგიის შერჩევის გზები, ტექნოლოგიური trade-off-ები
1:15:50 Azure, დეველოპერის პერსპექტივიდან cloud პლატფორმების შედარება
1:25:09 Go-ზე გადასვლის პირველი გამოცდილება, WOW-ეფექტები, enum
1:30:09 Go-ს არქიტექტურული თავისუფლება vs .NET-ის სტანდარტიზაცია, პროექტის სტრუქტურები
1:35:09 Go-ს განხილვა, trade-off-ები, async მოდელები, threading
1:45:09 ინტერფეისების ზედმეტი გამოყენება, SOLID-ის ზედაპირული გაგება, ინტერვიუების პრაქტიკა
1:50:09 რჩევები`,
} satisfies EpisodeInput;
