/** How alike the texts of all episodes and guests are: a reader of five of them should see no common pattern. */
import { expect, test } from "vitest";

import { findRepeatedOpenings, findSharedRuns, type Finding } from "#tests/corpus/prose-figures.ts";
import { readProse } from "#tests/corpus/read-prose.ts";
import { findRecipe, recipes } from "#tests/corpus/recipe-phrases.ts";

const { texts, names } = await readProse();

const openings = findRepeatedOpenings(texts, names);
const runs = findSharedRuns(texts, names);
const phrases = recipes.map((recipe) => ({ ...recipe, found: findRecipe(recipe, texts) }));

console.log(
  `Prose: ${texts.length} texts, ${openings.length} repeated openings, ${runs.length} shared five-word runs; ` +
    phrases.map(({ name, found, atMost }) => `„${name}“ ${found.length} (at most ${atMost})`).join(", "),
);

function readable(findings: readonly Finding[]): string[] {
  return findings.map(({ phrase, places }) => `„${phrase}“ in ${places.join(", ")}`);
}

test("no two paragraphs begin with the same three words", () => {
  expect(readable(openings)).toEqual([]);
});

test("no two texts share five words in a row", () => {
  expect(readable(runs)).toEqual([]);
});

test.each(phrases)("'$name' stands in at most $atMost places", ({ found, atMost }) => {
  const tooMany = found.length > atMost ? found : [];
  expect(readable(tooMany)).toEqual([]);
});
