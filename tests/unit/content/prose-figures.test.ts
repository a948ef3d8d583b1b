import { expect, test } from "vitest";
import { findRepeatedOpenings, findSharedRuns, type Prose } from "#tests/corpus/prose-figures.ts";
import { findRecipe, recipes } from "#tests/corpus/recipe-phrases.ts";

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

test.each([
  ["names of people", "დღეს ნინო ტესტთან ერთად ვართ ისევ"],
  ["what is quoted", "ითქვა „ვინც კოდს წერს მშვიდად სძინავს“ და მორჩა"],
  ["a row of terms", "Rockstar Games, Ubisoft, Unity და Unreal Engine"],
  ["a sentence that a paragraph parts", "ვინც კოდს\n\nწერს მშვიდად სძინავს"],
])("%s make no shared run", (_reason, text) => {
  expect(findSharedRuns(textsOf(text, text), names)).toEqual([]);
});

test.each([
  ["X-ით იწყება … Y-მდე მიდის", "გზა Flash-ით იწყება და Blazor-ამდე მიდის."],
  ["X-დან Y-მდე", "რენდერერიდან კერნელამდე."],
  ["X კი არა, Y-ა", "ეს ბაგი კი არა, ფიჩერია."],
  ["X არ არის, Y-ა", "ეს ბაგი არ არის, ფიჩერია."],
  ["speaks of its own chapters, list or title", "ამაზე ცალკე თავი გვაქვს."],
  ["who is it for", "მაშინ ეს შენი ეპიზოდია."],
])("the recipe '%s' is recognised", (name, text) => {
  const found = recipes.filter((recipe) => findRecipe(recipe, textsOf(text)).length > 0);
  expect(found.map((recipe) => recipe.name)).toEqual([name]);
});
