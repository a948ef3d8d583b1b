import { expect, test } from "vitest";
import { listAchievements, type Progress } from "#app/features/wrapped/achievements.ts";

const nothing: Progress = { episodesCompleted: 0, totalPlayEvents: 0, topTags: [] };
const namesOf = (progress: Partial<Progress>) => listAchievements({ ...nothing, ...progress }).map(({ name }) => name);

const fallback = "Getting Started - Welcome to your dev journey!";

test.each([
  [4, 19, [], fallback],
  [5, 19, [], "Serial Listener"],
  [9, 19, [], "Serial Listener"],
  [10, 19, [], "Serial Listener|Power User"],
  [0, 20, [], "Power Player"],
  [5, 20, [], "Serial Listener|Power Player"],
  [10, 20, ["ai", "burnout"], "Serial Listener|Power Player|Power User|AI Enthusiast|Wellness Warrior"],
])("%i episodes, %i plays and the topics %j earn '%s'", (episodesCompleted, totalPlayEvents, topTags, earned) => {
  expect(namesOf({ episodesCompleted, totalPlayEvents, topTags }).join("|")).toBe(earned);
});

test.each([
  ["AI Enthusiast", "ai|AI|ai agents|AI-tools|machine learning|Machine-Learning|მანქანური სწავლება"],
  ["Wellness Warrior", "mental health|Burnout|მენტალური ჯანმრთელობა|გადაწვა"],
  [fallback, "maintenance|kotlin|learning|llm|health"],
])("'%s' is earned by any of the top tags %s", (name, tags) => {
  for (const tag of tags.split("|")) expect(namesOf({ topTags: ["c#", tag] })).toEqual([name]);
});

test("marks only the fallback as not earned", () => {
  expect(listAchievements(nothing).map(({ isEarned }) => isEarned)).toEqual([false]);
  expect(listAchievements({ ...nothing, episodesCompleted: 5 }).map(({ isEarned }) => isEarned)).toEqual([true]);
});
