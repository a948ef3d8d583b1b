import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { readProse } from "#tests/corpus/read-prose.ts";
import { findWrongForms, wrongForms } from "#tests/corpus/wrong-forms.ts";

const { names } = await readProse();
const fullNames = names.map((name) => name.replace(/ \(.*/, "")).filter((name) => name.includes(" "));

async function sourceFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, file));
}

test.each(["data", "app"])("every word in %s/ is spelt as the word list says", async (folder) => {
  const files = await sourceFilesIn(folder);
  const problems = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(file, "utf8");
      // A draft is not finished.
      return /^ {2}draft: true,$/m.test(source) ? [] : findWrongForms(file, source, fullNames);
    }),
  );
  expect(problems.flat()).toEqual([]);
});

describe("a wrong form is found and named", () => {
  test.each([
    ["ქართულ ქომუნითიზე", "„ქომუნითიზე“ → კომუნითი"],
    ["Unity-ის სცენა", "„Unity-ის“ → ხმოვნის მერე -ს, -თ, -დან (Unity-ს, AI-თ)"],
    ["კოდის რევიუ: 7", "„კოდის რევიუ:“ → კოდრევიუ"],
    ["სულ 50 % დარჩა", "„50 %“ → 50%, გამოტოვების გარეშე"],
    ["Nino Test-სთან ვისაუბრეთ", "„Nino Test-სთან“ → Nino Test ქართული ასოებით"],
  ])("%s", (source, problem) => {
    expect(findWrongForms("x.ts", source, ["Nino Test"])).toEqual([`x.ts:1: ${problem}`]);
  });
});

test("the right forms are not among the wrong ones", () => {
  const right = "კომუნითი, Unity-ს, AI-ს, კოდრევიუ, გეიმჯემი, Game Jam 2025-ზე, არც ერთია, არც მეორე, 50%-ით";
  expect(findWrongForms("x.ts", right, ["Nino Test"])).toEqual([]);
  expect(wrongForms.length).toBeGreaterThan(0);
});
