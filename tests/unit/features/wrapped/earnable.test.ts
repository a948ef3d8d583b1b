import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { computeWrapped } from "#app/features/wrapped/wrapped-stats.ts";
import { buildStats } from "#tests/factories.ts";

test.each([
  ["AI Enthusiast", "ai"],
  ["AI Enthusiast", "მანქანური სწავლება"],
  ["Wellness Warrior", "მენტალური ჯანმრთელობა"],
])("'%s' is earned by completing the published episodes about %s", (name, tag) => {
  const episodes = listEpisodes();
  const about = episodes.filter(({ tags }) => tags.includes(tag));
  const completed = about.map(({ id }) => [id, buildStats({ playCount: 1, isCompleted: true })]);
  const { achievements } = computeWrapped(Object.fromEntries(completed), episodes);
  expect(achievements.map((achievement) => achievement.name)).toContain(name);
});
