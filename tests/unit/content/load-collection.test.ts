import { expect, test } from "vitest";
import { z } from "zod";

import { ContentError, findRepeats, loadCollection, loadFile } from "#app/content/load-collection.server.ts";

const schema = z.strictObject({ slug: z.string(), minutes: z.int() });

function problemsOf(action: () => unknown): readonly string[] {
  try {
    action();
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

test("gives back the valid items in the order of their files", () => {
  const items = loadCollection(
    { "/data/x/b.ts": { slug: "b", minutes: 2 }, "/data/x/a.ts": { slug: "a", minutes: 1 } },
    schema,
    "slug",
  );
  expect(items.map(({ slug }) => slug)).toEqual(["a", "b"]);
});

test("tells file, field and reason of every problem of every file at once", () => {
  const problems = problemsOf(() =>
    loadCollection(
      {
        "/somewhere/data/x/a.ts": { slug: "a", minutes: "many" },
        "/somewhere/data/x/b.ts": { slug: "c", minutes: 2 },
        "/somewhere/data/x/d.ts": { slug: "d", minutes: 2, mintues: 3 },
        "/somewhere/data/x/e.ts": undefined,
      },
      schema,
      "slug",
    ),
  );
  expect(problems).toHaveLength(4);
  expect(problems[0]).toMatch(/^data\/x\/a\.ts: minutes: .*expected number/);
  expect(problems[1]).toBe('data/x/b.ts: slug: is "c" but the file is named "b"');
  expect(problems[2]).toMatch(/^data\/x\/d\.ts: .*mintues/);
  expect(problems[3]).toMatch(/^data\/x\/e\.ts: \(the whole file\): /);
});

test("tells the problems of a single file", () => {
  expect(problemsOf(() => loadFile("data/hosts.ts", [{ slug: 1, minutes: 1 }], z.array(schema)))[0]).toMatch(
    /^data\/hosts\.ts: 0\.slug: /,
  );
});

test("names a value that two files share", () => {
  expect(findRepeats("data/x", [{ n: 1 }, { n: 2 }, { n: 1 }], "n")).toEqual(['data/x: n: "1" is used by 2 files']);
});
