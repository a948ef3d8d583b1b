import { describe, expect, test } from "vitest";

import { listEpisodes } from "#app/content/episodes.server.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { findPart, findPartItems, listPartPaths, startOfList } from "#app/content/list-parts.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { growth } from "#app/content/synthetic-content.server.ts";
import { countParts, type ListName, partSize } from "#app/lib/list-parts.ts";

const lists: readonly [ListName, readonly unknown[]][] = [
  ["episodes", listEpisodes()],
  ["guests", listGuests()],
  ["quizzes", listQuizzes()],
  ["memes", await listMemes("memes")],
  ["gamejam-2025-gallery", await listMemes("gameJam")],
];

describe.each(lists)("the list of %s", (name, items) => {
  test("is its beginning and its parts, one after the other", async () => {
    const start = startOfList(name, items);
    const numbers = Array.from({ length: countParts(start) }, (_, index) => index + 1);
    const parts = await Promise.all(numbers.map((part) => findPartItems(name, part)));
    expect([...start.first, ...parts.flat()]).toEqual(items);
    expect(start.total).toBe(items.length);
  });

  test("goes on as links to every item that its page has not, for visitors without scripts", async () => {
    const paths = (await listPartPaths()).filter((path) => path.startsWith(`/more/${name}/`));
    const parts = await Promise.all(paths.map((path) => findPart(name, Number(path.split("/").at(-1)))));
    const entries = parts.flatMap((part) => part?.entries ?? []);
    expect(entries).toHaveLength(items.length - startOfList(name, items).first.length);
  });
});

test.each([
  ["quizzes", 0],
  ["quizzes", 99],
  ["quizzes", Number.NaN],
  ["constructor", 1],
])("there is no part %s %d", async (name, part) => {
  expect(await findPartItems(name, part)).toBeUndefined();
  expect(await findPart(name, part)).toBeUndefined();
});

test.each([
  [26, 0],
  [30, 0],
  [31, 1],
  [30 + partSize, 1],
  [31 + partSize, 2],
])("of %d items with 30 at the beginning come %d parts", (total, parts) => {
  const first = Array.from({ length: Math.min(30, total) }, (_, index) => index);
  expect(countParts({ first, total })).toBe(parts);
});

test("nothing but data/ and public/ is in a build that is not told to grow", () => {
  const files = { "/data/episodes/one.ts": {} };
  expect(growth.growFolder("episodes", files)).toBe(files);
  expect(growth.growGallery([])).toEqual([]);
});
