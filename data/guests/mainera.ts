import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "mainera",
  order: 2,
  name: "Levan Mamulashvili (Mainera)",
  title: "Tribe Tech Lead @ TBC | Ex-CTO | Forbes 30U30 | MIT | Scaling Tech & Teams",
  bio: "გადახდებისა და გადარიცხვების ტექნოლოგიას TBC ბანკში ლევან მამულაშვილი უძღვება, ყოფილი CTO.",
  description: `გადარიცხვა ის ფუნქციაა, რომელსაც მხოლოდ მაშინ ამჩნევენ, როცა გაჩერდება. TBC ბანკში გადახდებისა და გადარიცხვების ტექნოლოგიური მხარე ლევან მამულაშვილს აბარია, იგივე Mainera-ს. დანარჩენი მოკლედ: Tribe Tech Lead, ყოფილი CTO, Forbes 30 Under 30, სწავლა MIT-ში.

ტექლიდობა უცნაური გაცვლაა: კოდი იკლებს, თითო გადაწყვეტილების ფასი კი იზრდება. მე-18 ეპიზოდი ამ გზას iOS ბუთქემპიდან იწყებს, MVVM-სა და მოდულარულ არქიტექტურას გაივლის და გუნდის მართვით, ხელფასის მოლოდინებითა და კარიერის დაგეგმვით გრძელდება.`,
  episode: "Episode #18",
  tags: ["tech", "career", "scaling"],
  tagline: "კოდს გუნდი წერს",
  youtubeUrl: "https://www.youtube.com/embed/aECGCXO1Nus",
  linkedin: "https://www.linkedin.com/in/levan-mamulashvili",
} satisfies GuestInput;
