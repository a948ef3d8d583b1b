import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "NFmq3_ujDfU",
  number: 17,
  title: "Devtherapy #17 – Irakli Kokrashvili | Virtual Reality, XR, Oculus, Gaming, Police 1-2-3, Unity",
  description:
    "ირაკლი ქოქრაშვილი იხსენებს პირველ VR დევკიტს, Steam-ზე გამოსულ VR Zombies-სა და IGDA საქართველოს დაარსებას.",
  date: "2025-05-30T14:47:17Z",
  duration: 104,
  tags: ["virtual reality", "unity", "unreal engine", "c#", "game development", "indie games", "gamejam", "opengl"],
  slug: "irakli-kokrashvili",
  youtubeId: "NFmq3_ujDfU",
  guest: "Irakli Kokrashvili",
  discordMembersQuoted: 470,
  links: [
    { group: "guest", label: "ირაკლი ქოქრაშვილი LinkedIn-ზე", url: "https://www.linkedin.com/in/kokrashvili/" },
    { group: "guest", label: "VRKemono-ს YouTube-არხი", url: "https://www.youtube.com/c/vrkemono" },
    { group: "sponsor", label: "Techzy", url: "https://www.techzy.app/" },
    { group: "resource", label: "git-amend – YouTube-არხი", url: "https://www.youtube.com/@git-amend" },
    {
      group: "resource",
      label: "Warped Imagination – YouTube-არხი",
      url: "https://www.youtube.com/@WarpedImagination",
    },
    {
      group: "resource",
      label: "Mathematics for 3D Game Programming and Computer Graphics, მე-3 გამოცემა – წიგნი",
      url: "https://www.amazon.com/Mathematics-Programming-Computer-Graphics-Third/dp/1435458869",
    },
    {
      group: "resource",
      label: "Masters of Doom – წიგნი",
      url: "https://www.amazon.com/Masters-Doom-Created-Transformed-Culture/dp/0812972155",
    },
    {
      group: "resource",
      label: "Introduction to Algorithms, მე-3 გამოცემა – წიგნი",
      url: "https://www.amazon.com/Introduction-Algorithms-3rd-MIT-Press/dp/0262033844",
    },
    { group: "resource", label: "C4 Engine – საიტი", url: "https://c4engine.com/" },
    {
      group: "resource",
      label: "Michael Abrash: Graphics Programming Black Book – წიგნი GitHub-ზე",
      url: "https://github.com/jagregory/abrash-black-book",
    },
  ],
  beforeListening: `90 ჰერცზე კადრისთვის დაახლოებით 11 მილიწამი გაქვს და VR-ში სცენას ამ დროში ორჯერ ხატავ, თითო თვალისთვის თითოჯერ. თუ თავი მოაბრუნე და სურათი ჩამორჩა, ვესტიბულური აპარატი ერთს ამბობს, თვალი – მეორეს, და გული გერევა. ამიტომ draw call-ებს, შეიდერებსა და პოლიგონებს ისე ითვლიან, როგორც ხელფასამდე დარჩენილ ლარებს.`,
  fullDescription: `ირაკლიმ ახალი VR სურვაივალის იდეა გაგვიზიარა: თამაშში კომპიუტერი დგას, რომელსაც პროგრამირების ენაც აქვს. სამსახურიდან მოდიხარ, სათვალეს იკეთებ და ისევ კოდს წერ. თვითონ ირაკლიმ უსათვალოდ დაიწყო: პირველი 3D პროექტი პასკალზე ააწყო, C და C++ კი ინტერნეტთან ერთად მოვიდა.

VR-ზე ლაპარაკამდე მექსიკური სტუდია და ესტონური აქსელერატორი გავიხსენეთ. პირველი დევკიტიდან VR Zombies-ამდე გზა Leap Motion-ის კონკურსზე გადიოდა; საუბრის ბოლო გაჩერება პოლონური გამოფენაა, Poznań Game Arena.

0:00 პოდკასტის დაწყება და სპონსორის წარდგენა
1:24 ირაკლის წარდგენა
2:10 პროგრამირების არჩევის მოტივაცია
2:49 პირველი შეხება ფორუმთან და თანამოაზრეებთან
3:33 პასკალზე პირველი 3D პროექტი
4:25 ინტერნეტის შემოსვლა და C/C++-ის სწავლა
5:28 პირველი სამსახურები და ბანკში მუშაობა
6:21 Scopik-ში დასაქმება და საზღვარგარეთ მივლინებები
7:29 სწავლების დაწყება და OpenGL კურსი
9:09 მოტივაცია სწავლებისთვის, კადრების მომზადება
10:12 „პოლიციის“ პროექტში ჩართვა
14:10 „სტალკერის“ კონსულტანტი
15:24 Unreal Engine და პირველი გამოცდილება
17:09 მექსიკურ სტუდიასთან თანამშრომლობა
18:27 სტუდიის დაშლა და ახალი კომპანიების წარმოქმნა
19:00 ესტონეთის აქსელერატორი
20:49 GDC და ინდუსტრიის ივენთები
21:57 პირველი VR დევკიტი და შთაბეჭდილებები
23:00 მობილური თამაშების ერა
25:02 ATI vs NVIDIA: ისტორია
27:09 AMD vs Intel: არჩევანი
30:51 Leap Motion კონკურსი და პირველი VR პროექტი
31:32 თამაში VR Zombies Steam-ზე
34:02 VR ტექნოლოგიის მომავალი
39:35 Meta-ს როლი VR ინდუსტრიაში
41:20 Apple Vision Pro და AR/VR შერწყმა
45:09 დიდი კომპანიები vs ინდი დეველოპერები
52:33 საყვარელი თამაშები და ჟანრები
57:50 ახალი VR Survival თამაშის იდეა
58:30 ესტონური კომპანიის გავლენა
1:01:11 ჰარდკორ VR სურვაივალის მექანიკები
1:02:09 კომპიუტერი თამაშში და პროგრამირების ენა
1:04:55 C# სკრიპტინგი და მოდინგი
1:11:27 Unity vs Unreal Engine
1:14:03 დამწყებთათვის რჩევები
1:17:07 სტანდარტიზაცია და ინოვაცია
1:21:06 „სტალკერ 2“-ის შეფასება
1:29:02 პირველი გეიმჯემის ორგანიზება
1:30:31 IGDA საქართველოს დაარსება
1:34:21 პოლონეთთან თანამშრომლობა
1:38:40 Poznań Game Arena
1:40:00 რესურსები`,
} satisfies EpisodeInput;
