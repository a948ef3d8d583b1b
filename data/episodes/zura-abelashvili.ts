import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ptPHTbQk_sA",
  number: 7,
  title: "Devtherapy Episode #7 - Zura Abelashvili | GTA VI, Watch Dogs, Ray Tracing, GPU პროგრამირება",
  description:
    "60 კადრი წამში ნიშნავს, რომ მთელი სცენა 16,7 მილიწამში უნდა დახატო. სტუმრად გვყავს ზურა აბელაშვილი, Rockstar Games-ის Graphics Engineer: Ray Tracing Watch Dogs: Legion-ში, შეიდერები, Vulkan და DirectX 12, გასაუბრებები Rockstar-სა და Ubisoft-ში და GTA VI.",
  date: "2025-01-16T06:00:35Z",
  duration: 142,
  tags: [
    "graphics engineering",
    "rockstar games",
    "gpu programming",
    "game development",
    "unreal engine",
    "opengl",
    "vulkan",
    "rendering",
  ],
  slug: "zura-abelashvili",
  youtubeId: "ptPHTbQk_sA",
  guest: "Zura Abelashvili",
  fullDescription: `რატომ ეცემა FPS, როგორც კი თამაშში Ray Tracing-ს ჩართავ? პასუხი გრაფიკულ ინჟინერიაშია და ეპიზოდიც მასზეა. ზურა აბელაშვილი Rockstar Games-ის Graphics Engineer-ია; საუბარი პროგრამირების საწყისებითა და OpenGL-ით იწყება, Pixel Hunter-სა და Nintendo 3DS-ზე ოპტიმიზაციას გაივლის და Ubisoft-ამდე, Watch Dogs: Legion-ამდე და GTA VI-მდე მიდის.

Rockstar-ისა და Ubisoft-ის გასაუბრებებს გრძელი თავი ეთმობა, ასე რომ გრაფიკულ პროგრამირებაზე მეოცნებეს მოსამზადებელი მასალა აქვს; ბოლოში რესურსებიცაა. ბექენდის დეველოპერიც ხელცარიელი არ წავა: GPU პარალელიზმის ყველაზე ხელშესახები გაკვეთილია. მოთამაშეს კი საყვარელი თამაშების თავი და GTA VI ეყოფა, რომ ბოლომდე მივიდეს.

რასტერიზაციას სამკუთხედები ეკრანზე გადააქვს და პიქსელებს შეიდერი აფერადებს; სწრაფია, მაგრამ არეკვლასა და ჩრდილს ხრიკები სჭირდება. Ray Tracing პირიქით იქცევა: პიქსელიდან სხივს უშვებს და ეძებს, რას მოხვდება. მილიონობით სამკუთხედთან სათითაოდ შედარებას ვერ მოასწრებ, ამიტომ სცენას BVH-ში აწყობენ – ყუთები ყუთებში, სადაც ერთი აცდენა მთელ ტოტს გამორიცხავს. სხივი თითო პიქსელზე ცოტაა, სურათი ხმაურიანი გამოდის და ბოლოს მას denoiser ასუფთავებს.

Vulkan და DirectX 12 საქმეს დრაივერს ართმევს და შენ გაძლევს: მეხსიერება, სინქრონიზაცია, command buffer-ები უკვე შენი საზრუნავია. კონსოლზე რკინა წინასწარ იცი, PC-ზე კი ათასნაირი კონფიგურაცია გხვდება, ამიტომ VRAM-ისა და RAM-ის ბიუჯეტსაც სხვადასხვანაირად ითვლი. ტექნიკურ ნაწილში შედის Rendering Pipeline, GPU-სა და CPU-ს შედარება, Google Stadia-ს გამოწვევები და საკუთარი ძრავის უპირატესობები.

0:00 პროგრამირების საწყისები
3:22 პირველი გრაფიკული პროგრამები და OpenGL
8:02 ადრეული სამუშაო გამოცდილება
14:14 Unreal Engine და Unity-ის მიდგომების განსხვავება
19:10 ინოვაციური მექანიკები, Pixel Hunter, თამაშების Nintendo 3DS-ზე ოპტიმიზაცია
25:03 Ubisoft-ში დასაქმება, Watch Dogs 3: Legion, DirectX 12-ზე გადასვლა
36:00 Ray Tracing-ის ინტეგრაცია Watch Dogs: Legion-ში, შუქის არეკვლა
44:00 გრაფიკული ინჟინერიის ალგორითმები, BVH, Denoiser
59:00 Ray Tracing-ის გამოწვევები
1:01:30 Rendering Pipeline-ის მიმოხილვა
1:05:00 GPU vs CPU
1:07:23 რასტერიზაცია და შეიდერები
1:09:04 Memory and FPS, VRAM, RAM
1:13:30 PC vs Console: რესურსების მენეჯმენტი
1:20:04 Vulkan vs DirectX 12
1:28:45 Google Stadia-ს გამოწვევები
1:31:15 Custom Engine-ის უპირატესობები
1:37:09 საყვარელი თამაშები
1:42:25 Rockstar-ისა და Ubisoft-ის გასაუბრებები
2:06:28 Rockstar-ის გუნდთან მუშაობა და GTA VI
2:15:32 რესურსები

სტუმრის გვერდი:
სტუმრის LinkedIn: https://www.linkedin.com/in/zurab-abelashvili/

#devtherapy #graphics #raytracing #gpu #vulkan #gamedev`,
} satisfies EpisodeInput;
