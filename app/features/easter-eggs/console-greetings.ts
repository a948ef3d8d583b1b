/** Greets whoever opens the console. Import it lazily: it starts when it is loaded. */
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

/** What is said, and how many milliseconds after the page has started: messages come every 800 (specification, section 9). */
const timetable = [
  [500, "გამარჯობა, დეველოპერო. დაჯექი, სადაც მოგესურვება."],
  [1000, "აქ თუ ჩამოხვედი, ან ბაგს ეძებ, ან სიმშვიდეს. კარი არ შეგშლია."],
  [1800, "console.log დებაგი არ არის, თვითგამოხატვაა. ნუ გრცხვენია."],
  [2600, "Ctrl + K ყველაფერს პოულობს, ? ყველა ღილაკს ჩამოთვლის. ერთი მაინც დამალულია."],
  [4000, banner],
] as const;

for (const [after, text] of timetable) setTimeout(() => console.log(text), after);
