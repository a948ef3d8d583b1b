import { describe, expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { listMemes } from "#app/content/gallery.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listQuizzes } from "#app/content/quizzes.server.ts";
import { type ListName, startOfList } from "#app/lists/list-start.ts";
import { findRest, listRestPaths } from "#app/publish/list-rest.server.ts";

const lists: readonly [ListName, readonly unknown[]][] = [
  ["episodes", listEpisodes()],
  ["guests", listGuests()],
  ["quizzes", listQuizzes()],
  ["memes", await listMemes("memes")],
  ["gamejam-2025-gallery", await listMemes("gameJam")],
];

describe.each(lists)("the list of %s", (name, items) => {
  test("consists of the items in its page followed by those in its file", async () => {
    const start = startOfList(name, items);
    expect([...start.first, ...((await findRest(name))?.items ?? [])]).toEqual(items);
    expect(start.total).toBe(items.length);
  });

  test("continues without JavaScript on a page of links to the remaining items", async () => {
    const { entries } = (await findRest(name)) ?? { entries: [] };
    const count = items.length - startOfList(name, items).first.length;
    expect(entries).toHaveLength(count);
    const paths = (await listRestPaths()).filter((path) => path === `/more/${name}/1`);
    expect(paths).toHaveLength(Math.min(1, count));
  });
});
