import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "abela",
  order: 3,
  name: "Giorgi Abelashvili (Abelix)",
  title: "Senior Game Developer at DECA Games",
  bio: "ათ წელზე მეტია თამაშების ინდუსტრიაში: გიორგი აბელაშვილი ძრავის, მულტიფლეიერისა და გეიმფლეის კოდზე მუშაობს.",
  description: `თამაშის კოდი სამ სართულად დგას. ქვემოთ ძრავაა, შუაში მულტიფლეიერი, ზემოთ გეიმფლეი, ბაგი კი ყოველთვის იმ სართულზეა, სადაც ბოლოს ჩაიხედავ.

გიორგი აბელაშვილი (მეტსახელად Abelix) სამივეზე მუშაობს, C-ის ოჯახის ენებითა და Java-თი. ინდუსტრიაში ათ წელზე მეტია, DECA Games-ში მისი პოზიცია Senior Game Developer-ია.

მეხუთე ეპიზოდის თემებია Steam და მონეტიზაცია, Unity და Unreal Engine, Celeste, GameJam-ები და კითხვა, როგორ დავიწყოთ GameDev-ის სწავლა. ბოლოს ტოპ 5 თამაშია, ანუ საკამათოც გექნება.`,
  episode: "Episode #5",
  tags: ["graphics", "gaming", "indie-games"],
  tagline: "ძრავა, ქსელი, გეიმფლეი",
  youtubeUrl: "https://www.youtube.com/embed/Fv3jD_3jfhQ",
  linkedin: "https://www.linkedin.com/in/giorgi-abelashvili-9b819157/",
} satisfies GuestInput;
