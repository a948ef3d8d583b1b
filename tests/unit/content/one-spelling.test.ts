import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findWrongForms, fullNamesAmong } from "#app/build/spelling-rules.ts";
import { readDrawings } from "#tests/corpus/read-drawings.ts";
import { readProse } from "#tests/corpus/read-prose.ts";

const fullNames = fullNamesAmong((await readProse()).names);

async function sourceFilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => join(folder, file));
  return sources.filter((file) => file !== join("app", "build", "spelling-rules.ts"));
}

test.each(["data", "app"])(
  "every word in %s/ is spelt as the word list says, and none in Mtavruli capitals",
  async (folder) => {
    const files = await sourceFilesIn(folder);
    const problems = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(file, "utf8");
        // A draft is not finished.
        if (/^ {2}draft: true,$/m.test(source)) return [];
        return [...findWrongForms(file, source, fullNames), ...(source.match(/.*[Ა-Ჿ].*/g) ?? [])];
      }),
    );
    expect(problems.flat()).toEqual([]);
  },
);

test("every word in drawings is spelt as the word list says", async () => {
  const drawings = await readDrawings();
  expect(drawings.flatMap(({ file, words }) => findWrongForms(file, words, fullNames))).toEqual([]);
});

test.each([
  ["ქართულ ქომუნითიზე", "„ქომუნითიზე“ → კომუნითი"],
  ["Unity-ის სცენა", "„Unity-ის“ → ხმოვნის მერე -ს, -თ, -დან (Unity-ს, AI-თ)"],
  ["სულ 50 % დარჩა", "„50 %“ → 50%, გამოტოვების გარეშე"],
  ["ჰოსტის kernel-ს იყენებს", "„kernel-ს“ → კერნელი"],
  ['ესაა „მწვანე" ტესტი', '„„მწვანე"“ → ბრჭყალები „…“'],
  ["Nino Test-სთან ვისაუბრეთ", "„Nino Test-სთან“ → Nino Test ქართული ასოებით"],
])("a wrong form is found and named: %s", (source, problem) => {
  expect(findWrongForms("x.ts", source, ["Nino Test"])).toMatchObject([{ reason: problem, line: 1 }]);
});

test("a chapter's label and an episode's title keep their word", () => {
  expect(findWrongForms("data/episodes/x.ts", "1:14:00 თეგები და Feedback-ის მნიშვნელობა", [])).toEqual([]);
  expect(findWrongForms("data/episodes/x.ts", '  title: "#1 ანტიჩითი",', [])).toEqual([]);
  expect(findWrongForms("data/guests/x.ts", "თეგები და ალერტები", [])).toHaveLength(1);
});

test("the right forms are not among the wrong ones", () => {
  const right = "კომუნითი, Unity-ს, AI-ს, კოდრევიუ, გეიმჯემი, Game Jam 2025-ზე, არც ერთია, არც მეორე, 50%-ით";
  const alsoRight = "ძრავა, ძრავის, ფიჩერი, პოდკასტი, ბლოკი, თეგერანი, document.cookie-ს, ჩიტი, Ray tracing, „ა“ – „ბ“";
  expect(findWrongForms("x.ts", `${right}, ${alsoRight}`, ["Nino Test"])).toEqual([]);
});
