import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "ptPHTbQk_sA",
  number: 7,
  title: "Devtherapy Episode #7 - Zura Abelashvili | GTA VI, Watch Dogs, Ray Tracing, GPU პროგრამირება",
  description:
    "Rockstar Games-ის გრაფიკის ინჟინერი ზურა აბელაშვილი ჰყვება, როგორ გაჩნდა ray tracing Watch Dogs: Legion-ში და როგორია გასაუბრება Rockstar-სა და Ubisoft-ში.",
  date: "2025-01-16T06:00:35Z",
  duration: 142,
  tags: [
    "graphics engineering",
    "rockstar games",
    "gta vi",
    "gpu programming",
    "game development",
    "unreal engine",
    "unity",
    "opengl",
  ],
  slug: "zura-abelashvili",
  youtubeId: "ptPHTbQk_sA",
  guest: "Zura Abelashvili",
  links: [
    { group: "guest", label: "ზურა აბელაშვილი LinkedIn-ზე", url: "https://www.linkedin.com/in/zurab-abelashvili/" },
  ],
  beforeListening: `Ray tracing-ში ყველაზე ძვირი იმის გარკვევაა, რას მოხვდა სხივი. თითო სხივზე მილიონობით სამკუთხედს ვერ შეამოწმებ, ამიტომ სცენა ყუთებშია ჩალაგებული, ეს ყუთები – უფრო დიდ ყუთებში. სხივი დიდ ყუთს თუ ასცდა, მის შიგთავსს აღარ ამოწმებ. ყუთების ეს ხე BVH-ია, Bounding Volume Hierarchy.

თამაშში თითო პიქსელზე სულ რამდენიმე სხივის დრო გრჩება, ამიტომ სურათი მარცვლოვანი გამოდის და denoiser-ით იწმინდება.`,
  fullDescription: `პირველი გრაფიკული პროგრამები ზურამ OpenGL-ით დაწერა, მოგვიანებით თამაშებს Nintendo 3DS-ისთვის ამსუბუქებდა. Ubisoft-ში Watch Dogs: Legion-ზე მაშინ მუშაობდა, როცა თამაში DirectX 12-ზე გადაჰქონდათ და ray tracing-ს ამატებდნენ. ახლა Rockstar-ის გუნდშია. GTA VI-ზე ლაპარაკს (2:06:28) ჩვენთანაც გასაუბრება უსწრებს (1:42:25).

თუ გრაფიკაზე არასდროს გიმუშავია, rendering pipeline-ის მიმოხილვით დაიწყე (1:01:30), BVH-სა და denoiser-ს კი მერე დაუბრუნდი (44:00).

0:00 პროგრამირების საწყისები
3:22 პირველი გრაფიკული პროგრამები და OpenGL
8:02 ადრეული სამუშაო გამოცდილება
14:14 Unreal Engine და Unity-ს მიდგომების განსხვავება
19:10 ინოვაციური მექანიკები, Pixel Hunter, თამაშების Nintendo 3DS-ზე ოპტიმიზაცია
25:03 Ubisoft-ში დასაქმება, Watch Dogs 3: Legion, DirectX 12-ზე გადასვლა
36:00 Ray Tracing-ის ინტეგრაცია Watch Dogs: Legion-ში, შუქის არეკვლა
44:00 გრაფიკის ინჟინერიის ალგორითმები, BVH, Denoiser
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
2:15:32 რესურსები`,
} satisfies EpisodeInput;
