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

const messages = [
  "აქ თუ ჩამოხვედი, ან ბაგს ეძებ, ან სიმშვიდეს. კარი არ შეგშლია.",
  "console.log დებაგი არ არის, თვითგამოხატვაა. ნუ გრცხვენია.",
  "Ctrl + K ყველაფერს პოულობს, ? ყველა ღილაკს ჩამოთვლის. ერთი მაინც დამალულია.",
] as const;

/** Milliseconds after the page has started at which something is said (specification, section 9). */
const timetable: readonly { after: number; text: string }[] = [
  { after: 500, text: "გამარჯობა, დეველოპერო. დაჯექი, სადაც მოგესურვება." },
  ...messages.map((text, index) => ({ after: 1000 + 800 * index, text })),
  { after: 4000, text: banner },
];

for (const { after, text } of timetable) setTimeout(() => console.log(text), after);
