import { expect, test } from "vitest";
import { findRepeatedOpenings, findSharedRuns, type Prose } from "#tests/corpus/prose-figures.ts";

const names = ["Nino Test", "Gia Bug"];

function textsOf(...texts: string[]): Prose[] {
  return texts.map((text, index) => ({ file: `${index + 1}.ts`, part: "description", text }));
}

test("an opening counts as repeated, whoever it names", () => {
  const texts = textsOf("ნინო ტესტი ჰყვება ამბავს.", "სხვა რამ არის.\n\nგია ბუგი ჰყვება სხვას.");
  expect(findRepeatedOpenings(texts, names)).toEqual([
    { phrase: "<name> <name> ჰყვება", places: ["1.ts description", "2.ts description"] },
  ]);
});

test("five words that two texts share are found, four are not", () => {
  const shared = textsOf("ვინც კოდს წერს მშვიდად სძინავს, ამბობენ.", "ამბობენ, ვინც კოდს წერს, მშვიდად სძინავს.");
  expect(findSharedRuns(shared, names)).toEqual([
    { phrase: "ვინც კოდს წერს მშვიდად სძინავს", places: ["1.ts description", "2.ts description"] },
  ]);
  expect(findSharedRuns(textsOf("ვინც კოდს წერს მშვიდად", "ვინც კოდს წერს მშვიდად"), names)).toEqual([]);
});
