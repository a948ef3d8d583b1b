import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { textOf } from "#app/content/content-error.server.ts";
import {
  describeIssues,
  describeStrayEntries,
  describeStrayFiles,
  findRepeats,
  loadCollection,
} from "#app/content/load-collection.server.ts";

const schema = z.strictObject({ slug: z.string(), minutes: z.int() });

test("returns valid items in the order of their files", () => {
  const modules = { "/data/x/b.ts": { slug: "b", minutes: 2 }, "/data/x/a.ts": { slug: "a", minutes: 1 } };
  expect(loadCollection(modules, schema, "slug", Object).items.map(({ slug }) => slug)).toEqual(["a", "b"]);
});

test("reports file, field and reason of every problem at once", () => {
  const modules = {
    "/somewhere/data/x/a.ts": { slug: "a", minutes: "many" },
    "/somewhere/data/x/b.ts": { slug: "c", minutes: 2 },
    "/somewhere/data/x/d.ts": { slug: "d", minutes: 2, mintues: 3 },
    "/somewhere/data/x/e.ts": undefined,
  };
  const { problems } = loadCollection(modules, schema, "slug", Object);
  expect(problems.map(textOf)).toEqual([
    expect.stringMatching(/^data\/x\/a\.ts: minutes: .*expected number/),
    'data/x/b.ts: slug: is "c", but the file is named "b"; make them equal',
    expect.stringMatching(/^data\/x\/d\.ts: .*mintues/),
    expect.stringMatching(/^data\/x\/e\.ts: \(the whole file\): /),
  ]);
});

test("reports a misspelled field once, with the field it resembles", () => {
  const found = schema.safeParse({ Slug: "a", minutes: 1, more: 2 });
  expect(describeIssues("data/x/a.ts", found.error?.issues ?? []).map(textOf)).toEqual([
    "data/x/a.ts: Slug: is an unknown field; did you mean slug?",
    "data/x/a.ts: more: is an unknown field",
  ]);
  const inList = z.array(schema).safeParse([{ slug: "a", minuts: 1 }]);
  expect(describeIssues("data/x.ts", inList.error?.issues ?? []).map(textOf)).toEqual([
    "data/x.ts: 0.minuts: is an unknown field; did you mean minutes?",
  ]);
});

test("reports both files that share a value", () => {
  const items = [1, 2, 1].map((n, index) => ({ file: "abc".charAt(index), n }));
  expect(findRepeats(items, ({ file }) => file, "n").map(textOf)).toEqual([
    "a: n: 1 is also used by c; choose another",
    "c: n: 1 is also used by a; choose another",
  ]);
});

test("reports files without the .ts extension, but ignores hidden files and backups", () => {
  const folder = mkdtempSync(join(tmpdir(), "collection-"));
  for (const name of ["a.ts", "b.tsx", "c.ts.txt", ".DS_Store", "a.ts~", "a.ts.orig"])
    writeFileSync(join(folder, name), "");
  expect(describeStrayFiles(folder).map(textOf)).toEqual([
    `${folder}/b.tsx: (the name): must end in .ts, because other files are ignored`,
    `${folder}/c.ts.txt: (the name): must end in .ts, because other files are ignored`,
  ]);
  rmSync(folder, { recursive: true });
});

test("reports unknown folders and files in data/", () => {
  const read = ["episodes", "guest", "quizzes", "events", "presenters.ts", "memes.ts"];
  const others = ["game-jam-2025.ts", "game-jam-gallery.ts", "products.ts", "synonyms.ts", "topic-names.ts"];
  expect(describeStrayEntries([...read, ...others]).map(textOf)).toEqual([
    "data/guests: (the name): is ignored; did you mean data/guest?",
  ]);
});
