/** Prints greetings to the console. Import it lazily: importing starts it. */
import { site } from "#app/site.ts";

const banner = String.raw`
  ___           _   _
 |   \ _____ __| |_| |_  ___ _ _ __ _ _ __ _  _
 | |) / -_) V /  _| ' \/ -_) '_/ _' | '_ \ || |
 |___/\___|\_/ \__|_||_\___|_| \__,_| .__/\_, |
                                    |_|   |__/
 ${site.tagline}
 ${site.url}
`;

/** The messages, and their delays in milliseconds after the page's start: 800 apart (agreed with the client). */
const timetable = [
  [500, "გამარჯობა, დეველოპერო. დაჯექი, სადაც მოგესურვება."],
  [1000, "აქ თუ ჩამოხვედი, ან ბაგს ეძებ, ან სიმშვიდეს. კარი არ შეგშლია."],
  [1800, "console.log დებაგი არ არის, თვითგამოხატვაა. ნუ გრცხვენია."],
  [2600, "Ctrl + K ყველაფერს პოულობს, ? ყველა ღილაკს ჩამოთვლის. ერთი მაინც დამალულია."],
  [4000, banner],
] as const;

for (const [after, text] of timetable) setTimeout(() => console.log(text), after);
