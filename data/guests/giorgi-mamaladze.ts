import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "giorgi-mamaladze",
  order: 22,
  name: "Giorgi Mamaladze",
  bio: "გიორგი მამალაძემ საქსტატიდან Huawei-მდე იარა; მერე იყო „უკან დაბრუნება“, ლექციები და მენტორინგი.",
  description: `ეპიზოდის ბმულებში გიორგის ცხრა თოქი დევს. თუ მათგან ორს, „რატომ აღარაა საკმარისი იყო მხოლოდ კარგი პროგრამისტი“ და „გადარჩი და გაიზარდე“, ზედიზედ ჩართავ, კარიერული კონსულტაცია უფასოდ გამოგივა.

გიორგი TBC-ს ბანკომატებზეც გველაპარაკა, Windows CE-ზეც და SynoTec-ის IoT-ზეც. ასეთ საქმეში კომპიუტერი ხშირად იმ ყუთში ზის, რომელსაც კომპიუტერს არავინ ეძახის. გიორგის ბავშვობაში ეს ყუთი კალკულატორი იყო.`,
  episode: "Devtherapy #24 – Giorgi Mamaladze | საბჭოთა საქართველო, Siemens, Huawei, აზიური კულტურა, Early LLM",
  tags: ["software-architecture", "domain-driven-design", "java", ".net", "ai", "llm"],
  tagline: "კალკულატორიდან ბანკომატამდე",
  youtubeUrl: "https://www.youtube.com/embed/-2fy_GHb_ag",
  links: [
    { label: "GitHub", url: "https://github.com/gmamaladze" },
    { label: "ბლოგი Medium-ზე", url: "https://gmamaladze.medium.com/" },
  ],
} satisfies GuestInput;
