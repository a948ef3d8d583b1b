/** A part of `npm run check -- --style`: how alike the texts are, file by file. Takes parts of names of files. */
import { type Finding, findRepeatedOpenings, findSharedRuns } from "./prose-figures.ts";
import { readProse } from "./read-prose.ts";
import { findRecipe, recipes } from "./recipe-phrases.ts";

const wanted = process.argv.slice(2);
const { texts, names } = await readProse();

const findings = new Map<string, Finding[]>([
  ["repeated openings", findRepeatedOpenings(texts, names)],
  ["shared five-word runs", findSharedRuns(texts, names)],
  ...recipes.map((recipe): [string, Finding[]] => [
    `${recipe.name} (wanted: at most ${recipe.atMost})`,
    findRecipe(recipe, texts),
  ]),
]);

const isWanted = (place: string) => wanted.length === 0 || wanted.some((part) => place.includes(part));
const files = [...new Set(texts.map(({ file }) => file))].filter(isWanted);

for (const file of files) {
  const counts = [...findings]
    .map(([name, list]) => ({
      name,
      count: list.filter(({ places }) => places.some((place) => place.startsWith(file))).length,
    }))
    .filter(({ count }) => count > 0);
  console.log(`${file}: ${counts.map(({ name, count }) => `${name} ${count}`).join("; ") || "nothing"}`);
}

for (const [name, list] of findings) {
  console.log(`\n${name}: ${list.length} in all`);
  for (const { phrase, places } of list.filter((one) => one.places.some(isWanted))) {
    console.log(`  ${phrase}  (${places.join(", ")})`);
  }
}
