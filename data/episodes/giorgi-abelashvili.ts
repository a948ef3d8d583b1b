import type { EpisodeInput } from "#app/content/schemas.server.ts";

export default {
  id: "Fv3jD_3jfhQ",
  number: 5,
  title: "Devtherapy Episode #5 - Giorgi Abelashvili | ვიდეო თამაშები, თამაშების ინჟინერია და პროგრამირება",
  description:
    "გიორგი აბელაშვილი გირჩევს, საიდან უნდა დაიწყო თამაშების კეთება, და იხსენებს, რას ნიშნავდა ეს თხუთმეტი წლის წინ.",
  date: "2024-11-27T16:26:02Z",
  duration: 116,
  tags: ["game development", "indie games", "game engines", "c#", "unity", "unreal engine", "gamejam"],
  slug: "giorgi-abelashvili",
  youtubeId: "Fv3jD_3jfhQ",
  guest: "Giorgi Abelashvili",
  links: [
    {
      group: "guest",
      label: "გიორგი აბელაშვილი LinkedIn-ზე",
      url: "https://www.linkedin.com/in/giorgi-abelashvili-9b819157",
    },
    {
      group: "guest",
      label: "გიორგი აბელაშვილის YouTube-კურსი თამაშების შექმნაზე",
      url: "https://www.youtube.com/watch?v=yH7F54UIccw&list=PLgZEwS4N0vYgzbIFjS4cjTNkCthK8vQwR",
    },
  ],
  beforeListening: `Celeste-ში კიდეს რომ გასცდები, ასახტომად მაინც რამდენიმე კადრი გრჩება; ამას coyote time ჰქვია. ნახტომის ღილაკს დაშვებამდე ოდნავ ადრე, ჰაერშივე, თუ დააჭერ და არ აუშვებ, თამაში ბრძანებას დაიმახსოვრებს და შეასრულებს, როგორც კი მიწას შეეხები. ეს უკვე jump buffering-ია. ორივე ხრიკი თამაშს გიმარტივებს, შენ კი გგონია, რომ ისწავლე.`,
  fullDescription: `ოდესღაც უფასოდ „ნაშოვნ“ თამაშს ბოლოს და ბოლოს რომ იყიდი, ამას „გაპატიოსნება“ ჰქვია. საუბარი ამით დავიწყეთ. Steam-სა და მონეტიზაციაზე რომ ვილაპარაკეთ, გიორგიმ CD Projekt Red-ის შემოთავაზება გაიხსენა, 20:00-ზე კი – კარიერის დასაწყისი.

Hades-ზე ვიკითხეთ, რა აბრუნებს ადამიანს თამაშში, Celeste-ზე – რაშია მისი ძალა. ამ ორ კითხვას შორის, 52:30-ზე, ერთმანეთის გვერდით აღმოჩნდა ერთღილაკიანი თამაში და უზარმაზარი ძრავა: Flappy Bird და Unreal Engine.

თამაშის კეთება თუ გინდა, პირდაპირ 1:20:00-ზე გადახტი. გეიმჯემს მაინც ვერ ასცდები: 1:00:00-ზე თუ გამოტოვებ, 1:31:00-ზე დაგხვდება. სულ ბოლოს გიორგი ხუთ საყვარელ თამაშს ჩამოთვლის (1:44:00).

0:00 შესავალი, ძველი თამაშების ყიდვა და გაპატიოსნება
15:00 Steam, მონეტიზაცია
19:00 CD Projekt Red-ისგან შემოთავაზება
20:00 Game development 15 წლის წინ და გიორგის კარიერის დასაწყისი
33:00 ნამდვილი Game development
42:00 Tool-ების პროგრამირება, C#, Unity
48:00 Hades და რა აბრუნებს ადამიანებს თამაშებში
52:30 Unreal Engine და Flappy Bird-ის ისტორია
58:00 Car X Racing, Need for Speed: Most Wanted
1:00:00 ქართული გეიმჯემის კულტურა, თანამედროვე თაობა და ძველი თამაშები
1:07:00 Indie თამაშები და მათი დასაწყისი
1:14:00 გათვლილი რისკები, Feedback-ის მნიშვნელობა
1:17:00 Celeste და მისი ეფექტურობა
1:20:00 როგორ დავიწყოთ GameDev-ის სწავლა
1:27:00 ინტერვიუ, AI და კრახი
1:31:00 გეიმჯემები ისევ და ისევ
1:42:00 Game development-ის სქილები და როგორ შევიძინოთ ისინი
1:44:00 აბელას ტოპ 5 თამაში`,
} satisfies EpisodeInput;
