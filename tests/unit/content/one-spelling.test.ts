import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { findWrongForms, fullNamesAmong } from "#app/tools/spelling-rules.ts";

const names = [...listEpisodes().map(({ guest }) => guest), ...listGuests().map(({ name }) => name)];

test("spells every word in content, code and SVGs by the rules, and uses no Mtavruli capitals", () => {
  const files = globSync(["{data,app}/**/*.{ts,tsx}", "{public,app}/**/*.svg"]);
  const problems = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    // Skip the rules, which contain the wrong forms, and unfinished drafts.
    if (file.endsWith("spelling-rules.ts") || /^ {2}draft: true,$/m.test(source)) return [];
    return [...findWrongForms(file, source, fullNamesAmong(names)), ...(source.match(/.*[Ა-Ჿ].*/g) ?? [])];
  });
  expect(problems).toEqual([]);
});

test.each([
  ["ქართულ ქომუნითიზე", "„ქომუნითიზე“ → კომუნითი"],
  ["Unity-ის სცენა", "„Unity-ის“ → ხმოვნის მერე -ს, -თ, -დან (Unity-ს, AI-თ)"],
  ["სულ 50 % დარჩა", "„50 %“ → 50%, გამოტოვების გარეშე"],
  ["ჰოსტის kernel-ს იყენებს", "„kernel-ს“ → კერნელი"],
  ['ესაა „მწვანე" ტესტი', '„„მწვანე"“ → ბრჭყალები „…“'],
  ["Nino Test-სთან ვისაუბრეთ", "„Nino Test-სთან“ → Nino Test ქართული ასოებით"],
])("reports the wrong form with the correct one: %s", (source, problem) => {
  expect(findWrongForms("x.ts", source, ["Nino Test"])).toMatchObject([{ reason: problem, line: 1 }]);
});

test("leaves chapter labels and episode titles as they are", () => {
  expect(findWrongForms("data/episodes/x.ts", "1:14:00 თეგები და Feedback-ის მნიშვნელობა", [])).toEqual([]);
  expect(findWrongForms("data/episodes/x.ts", '  title: "#1 ანტიჩითი",', [])).toEqual([]);
  expect(findWrongForms("data/guests/x.ts", "თეგები და ალერტები", [])).toHaveLength(1);
});

test("accepts the correct forms", () => {
  const right = "კომუნითი, Unity-ს, AI-ს, კოდრევიუ, გეიმჯემი, Game Jam 2025-ზე, არც ერთია, არც მეორე, 50%-ით";
  const alsoRight = "ძრავა, ძრავის, ფიჩერი, პოდკასტი, ბლოკი, თეგერანი, document.cookie-ს, ჩიტი, Ray tracing, „ა“ – „ბ“";
  expect(findWrongForms("x.ts", `${right}, ${alsoRight}`, ["Nino Test"])).toEqual([]);
});
