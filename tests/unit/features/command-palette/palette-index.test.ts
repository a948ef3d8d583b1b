import { expect, test } from "vitest";

import { listEpisodes } from "#app/content/episodes.server.ts";
import { listGuests } from "#app/content/guests.server.ts";
import { listPaletteIndex } from "#app/content/palette.server.ts";
import { readPaletteIndex } from "#app/features/command-palette/palette-index.ts";

test("what the build writes is read", () => {
  const written: unknown = JSON.parse(JSON.stringify(listPaletteIndex()));
  const { episodes, guests } = readPaletteIndex(written);
  expect(episodes).toHaveLength(listEpisodes().length);
  expect(guests).toHaveLength(listGuests().length);
});

test.each([
  null,
  "<!doctype html>",
  [],
  {},
  { episodes: [] },
  { episodes: [{}], guests: [] },
  { episodes: [{ slug: "a", title: "A", guest: "", tags: [1] }], guests: [] },
  { episodes: [], guests: [{ id: "a" }] },
  { episodes: [], guests: [{ id: "a", name: "A", title: 3 }] },
])("%o is no index", (value) => {
  expect(() => readPaletteIndex(value)).toThrow("not the palette's index");
});
