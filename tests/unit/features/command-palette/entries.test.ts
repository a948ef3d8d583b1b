import { expect, test } from "vitest";
import { groupsOf, listPlayerGroup, ownGroups } from "#app/features/command-palette/entries.ts";
import { links } from "#app/site.ts";
import { openShortcuts } from "#app/ui/overlay.ts";
import { buildRemote, buildSearchFile, buildTrack } from "#tests/factories.ts";

const file = buildSearchFile();
const { episodes, guests, quizzes, memes, topics } = file;
const moments = episodes.flatMap((episode) => episode.chapters.map((chapter) => ({ ...chapter, episode })));
const groups = [...ownGroups, ...groupsOf({ episodes, guests, moments, quizzes, memes, topics, terms: new Set() })];
const entriesOf = (name: string) => groups.find((group) => group.name === name)?.entries ?? [];

const actionsOf = (name: string) => entriesOf(name).map((entry) => [entry.name, entry.action]);

test("lists the agreed commands in their order, then the themes and the shortcuts", () => {
  expect(actionsOf("Commands")).toEqual([
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
    ["Keyboard Shortcuts", { run: openShortcuts }],
  ]);
});

test("lists the groups in the agreed order, and links every result to its page", () => {
  expect(groups.map(({ name }) => name).join("|")).toBe(
    "Commands|Navigation|Episodes|Guests|Chapters|Quizzes|Memes|Topics",
  );
  expect(entriesOf("Episodes")).toMatchObject([
    { prefix: "Listen to Episode: ", name: episodes[0]?.title, action: { to: "/episodes/zura" } },
  ]);
  expect(entriesOf("Guests")).toMatchObject([
    { prefix: "View Guest: ", name: guests[0]?.name, action: { to: "/guests/zuba" } },
  ]);
  expect(entriesOf("Quizzes")).toMatchObject([{ action: { to: "/quizzes/rays" } }]);
  expect(entriesOf("Memes")).toMatchObject([{ action: { to: "/memes?selected=friday-deploy" } }]);
  expect(entriesOf("Topics")).toMatchObject([{ name: "C#", action: { to: "/topics/c-sharp" } }]);
});

test("labels a chapter with time, name and episode, and links to its start", () => {
  const [{ prefix = "", name = "", detail = "", action } = {}] = entriesOf("Chapters");
  expect(prefix + name + detail).toBe("34:10 Vulkan vs DirectX · #7 Zura");
  expect(action).toEqual({ to: "/episodes/zura?t=2050" });
});

test("no two entries share an id", () => {
  const ids = groups.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("lists the commands that the player accepts while it has a track", () => {
  const track = buildTrack({ chapters: [{ seconds: 0, label: "Y" }] });
  const controls = buildRemote();
  const names = (playing: Parameters<typeof listPlayerGroup>[0]) =>
    listPlayerGroup(playing)?.entries.map(({ name }) => name);
  const always = ["Next Chapter", "Previous Chapter", "Go to Now Playing"];
  expect(names({ isPlaying: false })).toBeUndefined();
  expect(names({ track, controls, isPlaying: true })).toEqual(["Pause", ...always]);
  expect(names({ track, controls, isPlaying: false })).toEqual(["Resume", ...always]);
  expect(names({ track: { ...track, chapters: [] }, controls, isPlaying: true })).toEqual(["Pause", always[2]]);
  // While the player does not respond, it accepts no commands.
  expect(names({ track, isPlaying: false })).toEqual([always[2]]);
});
