import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "0cuCVR91zJY",
  number: 4,
  title: "Devtherapy Episode #4 - Tato Kutalia | Google Developer Expert, Tech კონფერენციები, Open Source",
  description:
    "კონფერენციის სცენა ბევრს უფრო აშინებს, ვიდრე პარასკევის დეპლოი. Tato Kutalia-სთან ვლაპარაკობთ Google Developer Expert-ის პროგრამაზე, ტექ-კონფერენციებზე, საჯარო გამოსვლასა და open source-ზე – საქმეზე, რომელსაც დეველოპერი საკუთარი რეპოს გარეთ აკეთებს.",
  date: "2024-11-13T09:59:46Z",
  duration: 82,
  tags: ["android", "mobile development", "google developer expert", "open source", "conferences", "public speaking"],
  slug: "tato-kutalia",
  youtubeId: "0cuCVR91zJY",
  guest: "Tato Kutalia",
  fullDescription: `მოხსენება, open-source pull request, სხვისთვის ახსნილი კოდი – დეველოპერის სამუშაოს ეს ნაწილი ტასკების დაფაზე არ ჩანს, ეპიზოდი კი სწორედ მასზეა. მიკროფონთან Tato Kutalia გვყავს, სათაურში სამი თემაა – Google Developer Expert, ტექ-კონფერენციები და open source – და მათ Android-იც და საჯარო გამოსვლაც ემატება.

Google Developer Experts Google-ის პროგრამაა, თუმცა მისი წევრები Google-ის თანამშრომლები არ არიან: კომპანია აღიარებს მათ, ვინც კონკრეტულ ტექნოლოგიაში ძლიერია და ცოდნას საჯაროდ გასცემს. კონფერენციას უფრო პროზაული კარი აქვს. ცხადდება call for papers, აგზავნი მოხსენების მოკლე აღწერას და პროგრამის კომიტეტი ირჩევს. ამ ეტაპზე სლაიდები არავის აინტერესებს, მთავარია ერთი აბზაცი, საიდანაც ჩანს, რა ეცოდინება მსმენელს დარბაზიდან გასვლისას.

მოუსმინე, თუ მოხსენების თემა თავში გიტრიალებს და განაცხადი ჯერ ვერ შეგივსია. Android-ის დეველოპერს აქ თავისი სფერო დახვდება, დანარჩენებს – საფიქრალი იმაზე, რატომ ღირს ცოდნის საჯაროდ გაზიარება. კითხვის მოყვარულს კი ოთხი წიგნი და ორი მოხსენება დიდხანს ეყოფა.

ბმულების სიაშიც დევს სიუჟეტი. John Ousterhout-ის წიგნი „ღრმა“ მოდულებზეა: პატარა ინტერფეისი, უკან ბევრი საქმე. Michael Feathers-ისთვის legacy კოდი უბრალოდ უტესტო კოდია. Sandi Metz-ის მოხსენებაში null-ის შემოწმებების ადგილს ჩვეულებრივი ობიექტი იკავებს, Rich Hickey კი მარტივს იოლისგან არჩევს: იოლი ის არის, რაც ხელთ გაქვს, მარტივი – რაც ერთმანეთში არ არის გადახლართული. „Clean Code“-ზე აზრს თვითონ შეიქმნი.

წასაკითხი და სანახავი:
A Philosophy of Software Design: https://a.co/d/dAe0bUw
Working Effectively with Legacy Code: https://a.co/d/93G59Tt
Soft Skills: The software developer's life manual: https://a.co/d/f9HkPe4
Clean Code: A Handbook of Agile Software Craftsmanship: https://a.co/d/hXvUQTN
Nothing is Something (მოხსენება): https://youtu.be/OMPfEXIlTVE
Simplicity Matters (მოხსენება): https://youtu.be/rI8tNMsozo0
სტუმრის X: https://x.com/tatokutalia

#devtherapy #android #opensource #google_developer_expert #publicspeaking`,
} satisfies EpisodeInput;
