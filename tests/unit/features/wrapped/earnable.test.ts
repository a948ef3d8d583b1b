import { expect, test } from "vitest";
import { type EpisodeSummary, listEpisodes } from "#app/content/episodes.server.ts";
import { computeWrapped } from "#app/features/wrapped/wrapped-stats.ts";
import { buildStats } from "#tests/factories.ts";

const episodes = listEpisodes();

/** A listener who completes at most `count` of the episodes with this tag, each with `plays` plays. */
function listenTo(tag: string, plays = 1, count = Number.POSITIVE_INFINITY) {
  return earnWith(episodes.filter(({ tags }) => tag === "" || tags.includes(tag)).slice(0, count), plays);
}

function earnWith(heard: readonly EpisodeSummary[], plays = 1) {
  const stats = heard.map(({ id }) => [id, buildStats({ playCount: plays, isCompleted: true })]);
  return computeWrapped(Object.fromEntries(stats), episodes).achievements.map(({ name }) => name);
}

test.each([
  { name: "Serial Listener", heard: listenTo("", 1, 5) },
  { name: "Power Player", heard: listenTo("", 20, 1) },
  { name: "Power User", heard: listenTo("", 1, 10) },
  { name: "AI Enthusiast", heard: listenTo("ai") },
  { name: "AI Enthusiast", heard: listenTo("მანქანური სწავლება") },
  { name: "Wellness Warrior", heard: listenTo("მენტალური ჯანმრთელობა") },
  { name: "Getting Started - Welcome to your dev journey!", heard: episodes.flatMap((one) => earnWith([one])) },
])("'$name' can be earned with the episodes that there are", ({ name, heard }) => {
  expect(heard).toContain(name);
});
