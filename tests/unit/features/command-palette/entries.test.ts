import { describe, expect, test, vi } from "vitest";

import { listGroups } from "#app/features/command-palette/entries.ts";
import { listPlayerGroups } from "#app/features/command-palette/player-entries.ts";
import { links, sections } from "#app/site.ts";

const index = {
  episodes: [{ slug: "pilot", title: "Pilot", guest: "", tags: [] }],
  guests: [{ id: "nino", name: "Nino Test" }],
};
const groups = listGroups(index);
const entriesOf = (name: string) => groups.find((group) => group.name === name)?.entries ?? [];

test.each([
  ["Subscribe on YouTube", { url: links.youtubeSubscribe }],
  ["Go to Home", { to: "/" }],
  ["Listen to Latest Episode", { to: "/episodes" }],
  ["View All Guests", { to: "/guests" }],
  ["Check out our Events", { to: "/events" }],
  ["Laugh on Meme Gallery", { to: "/memes" }],
  ["View Dev Wrapped", { to: "/wrapped" }],
  ["Theme: Light", { theme: "light" }],
  ["Theme: Dark", { theme: "dark" }],
  ["Theme: System", { theme: "system" }],
  ["Keyboard Shortcuts", { shows: "shortcuts" }],
])("the command '%s' does %o", (name, action) => {
  expect(entriesOf("Commands").find((entry) => entry.name === name)?.action).toEqual(action);
});

test("every other page can be gone to", () => {
  expect(entriesOf("Navigation").map(({ action }) => action)).toEqual(
    [...sections.map(({ path }) => path), "/gamejam-2025-gallery"].map((to) => ({ to })),
  );
});

test("each episode and each guest has an entry", () => {
  expect(entriesOf("Episodes")).toMatchObject([
    { lead: "Listen to Episode: ", name: "Pilot", action: { to: "/episodes/pilot" } },
  ]);
  expect(entriesOf("Guests")).toMatchObject([
    { lead: "View Guest: ", name: "Nino Test", action: { to: "/guests/nino" } },
  ]);
});

test("without an index the commands are there all the same", () => {
  expect(listGroups(undefined).map(({ name }) => name)).toEqual(["Commands", "Navigation"]);
});

test("no two entries share an id", () => {
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe("the player's entries", () => {
  const track = {
    id: "x",
    path: "/episodes/x",
    title: "X",
    name: "X",
    chapters: [{ seconds: 0, label: "Y" }],
    duration: 9,
  };
  const remote = {
    seek: vi.fn<() => void>(),
    toggle: vi.fn<() => void>(),
    nextChapter: vi.fn<() => void>(),
    previousChapter: vi.fn<() => void>(),
  };
  const names = (playing: Parameters<typeof listPlayerGroups>[0]) =>
    listPlayerGroups(playing).flatMap(({ entries }) => entries.map(({ name }) => name));

  test("are there while something is in it, and say what can be done with it", () => {
    expect(names({ isPlaying: false })).toEqual([]);
    const always = ["Next Chapter", "Previous Chapter", "Go to What Is Playing"];
    expect(names({ track, remote, isPlaying: true })).toEqual(["Pause", ...always]);
    expect(names({ track, remote, isPlaying: false })).toEqual(["Resume", ...always]);
    expect(names({ track: { ...track, chapters: [] }, remote, isPlaying: true })).toEqual(["Pause", always[2]]);
  });

  test("only find a player that does not answer", () => {
    expect(names({ track, isPlaying: false })).toEqual(["Go to What Is Playing"]);
  });
});
