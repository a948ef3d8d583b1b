import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ohciTBFhqMo",
  number: 6,
  title: "Devtherapy Episode #6 - Nika Otiashvili | დაზეპირებული OOP ცუდია, SDL, Emacs, Neovim, Indie თამაშები",
  description:
    "ინკაფსულაცია, მემკვიდრეობა, პოლიმორფიზმი – გასაუბრებაზე ჩამოთვალე და დაივიწყე. ამ ეპიზოდის სათაურში ასეთ, დაზეპირებულ OOP-ს პირდაპირ „ცუდი“ ჰქვია. ნიკა ოთიაშვილთან საუბარი SDL-ს, Emacs-ს, Neovim-სა და Indie თამაშებსაც წვდება.",
  date: "2025-01-09T12:16:38Z",
  duration: 110,
  tags: ["oop", "sdl", "emacs", "neovim", "indie games", "game development"],
  slug: "nika-otiashvili",
  youtubeId: "ohciTBFhqMo",
  guest: "Nika Otiashvili",
  fullDescription: `OOP-ის პრინციპებს ერთ საღამოში დაიზეპირებ; რთული მერეა, როცა კოდი უნდა დაწერო. ნიკა ოთიაშვილის ეპიზოდის პირველი თემა სწორედ ეს უფსკრულია, სათაურშიც პირდაპირ წერია: დაზეპირებული OOP ცუდია. იმავე სიაშია SDL, ორი რედაქტორი, რომლებზე კამათიც არ მთავრდება, და Indie თამაშები.

წარმოიდგინე თამაში: გაქვს Enemy, მერე FlyingEnemy, მერე ShootingEnemy. როცა დაგჭირდება მტერი, რომელიც დაფრინავს და თან ისვრის, მემკვიდრეობის ხე ჩიხში შედის. კომპოზიცია სხვა გზას გთავაზობს: ობიექტს კომპონენტებისგან აწყობ და ქცევას მისი შემადგენლობა განსაზღვრავს, არა მშობელი კლასი. თამაშების ძრავებში ამას entity-component მიდგომის სახით შეხვდები. OOP აქ დამნაშავე არ არის; დამნაშავეა წესი, რომელსაც მიზეზის ცოდნის გარეშე იმეორებ.

SDL, იგივე Simple DirectMedia Layer, C-ზე დაწერილი ბიბლიოთეკაა. ფანჯარას გიხსნის, კლავიატურისა და გეიმპადის მოვლენებს გაწვდის, ხმასა და ხატვას Windows-ზე, Linux-სა და macOS-ზე ერთნაირად გთავაზობს. ძრავა არ არის: სცენას, ფიზიკასა და თამაშის ციკლს თვითონ წერ. რედაქტორებიც ამ ჯიშისაა. Emacs-ში Emacs Lisp ცხოვრობს და თითქმის ყველაფერს ამ ენით გადააკეთებ, Neovim-ს Lua-თი აწყობ და language server-ის კლიენტიც ჩაშენებული აქვს.

საკუთარი თამაში თუ დაგიწყია და მიგიტოვებია, ამ საუბარმა შეიძლება პროექტი თავიდან გაგახსნევინოს. გამოგადგება მაშინაც, თუ თამაშები არ გაინტერესებს, მაგრამ პრინციპების ჩამოთვლამ დაგღალა და გინდა, ხელსაწყო შიგნიდან გესმოდეს. სტუმრის თამაშები Steam-ზე LisiSoft-ის სახელით დევს, ბმული ქვემოთაა.

სტუმრის არხი, კოდი და თამაშები:
სტუმრის YouTube-არხი: https://youtube.com/@notiashvili?si=AzSWyoBv6NU4IQ_g
სტუმრის LinkedIn: https://www.linkedin.com/in/nikolozung/?originalSubdomain=ge
სტუმრის GitHub: https://github.com/nikaoto
სტუმრის თამაშები Steam-ზე (LisiSoft): https://store.steampowered.com/search/?developer=LisiSoft

#devtherapy #oop #sdl #emacs #neovim #indiegames`,
} satisfies EpisodeInput;
