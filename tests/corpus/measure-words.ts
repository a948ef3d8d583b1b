/** A part of `npm run check -- --style`: words that the list in data/README.md spells otherwise, in texts and drawings. */
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { doubtfulForms, findForms, findWrongForms, fullNamesAmong } from "#app/build/spelling-rules.ts";
import { textOf } from "#app/content/content-error.server.ts";
import { drawnWords, readDrawings } from "./read-drawings.ts";
import { readProse } from "./read-prose.ts";

const names = fullNamesAmong((await readProse()).names);
const files = globSync("data/**/*.ts").toSorted();
const sources = await Promise.all(files.map(async (file) => ({ file, words: await readFile(file, "utf8") })));
const drawings = await readDrawings();

for (const [kind, read] of Object.entries({ texts: sources, drawings })) {
  const wrong = read.flatMap(({ file, words }) => findWrongForms(file, words, names));
  const doubtful = read.flatMap(({ file, words }) => findForms(doubtfulForms, file, words));
  console.log(`\nwords in ${kind} (${read.length} files): ${wrong.length} wrong, ${doubtful.length} to be looked at`);
  for (const found of wrong) console.log(`  ${textOf(found)}`);
  for (const found of doubtful) console.log(`  (?) ${textOf(found)}`);
}

const pictures = globSync("public/{memes,game-jam-2025,events}/*").filter((file) => /\.(?!svg)\w+$/i.test(file));
const unread = pictures.filter((file) => !drawnWords.has(file.replace("public/", ""))).toSorted();
console.log(`\npictures whose words are not in tests/corpus/drawn-words.txt: ${unread.length}`);
for (const file of unread) console.log(`  ${file}`);
