import type { GuestInput } from "#app/content/schemas.server.ts";

export default {
  id: "oto-lolua",
  order: 13,
  name: "Oto Lolua",
  bio: "Angular, Micro Frontend, Blazor და ფრონტენდის მითები: ოთო ლოლუა მეათე ეპიზოდში გვესტუმრა.",
  description: `„ფრონტენდი ხომ მარტივია“, – ამბობს ადამიანი, რომელსაც ღილაკი Safari-ში ჯერ არ გაუსწორებია. ოთო ლოლუასთან მეათე ეპიზოდი ასეთ მითებს ეხება.

გზა Flash-ით იწყება, Angular 1-ს, React-სა და Angular 2-ს გაივლის, TypeScript-ზე, დეკორატორებსა და Micro Frontend-ზე ჩერდება და Blazor-ამდე აღწევს.

კარიერის კითხვებიც აქვეა: generalist თუ specialist, რა საქმე აქვს Platform team-ს, საიდან დაიწყო სწავლა. ფრეიმვორკი რამდენიმე წელიწადში გამოიცვლება, ეს კითხვები დარჩება.`,
  episode: "Devtherapy Episode #10 - Oto Lolua | Javascript, Angular, Frontend myths, Engineering levels",
  tags: ["frontend", "javascript", "typescript", "angular", "micro-frontend", "blazor"],
  tagline: "ფრონტენდი მითების გარეშე",
  youtubeUrl: "https://www.youtube.com/embed/t71ge5v-4ig",
  linkedin: "https://www.linkedin.com/in/otolol/",
} satisfies GuestInput;
