import { describe, expect, test } from "vitest";

import { listAchievements, type Progress } from "#app/features/wrapped/achievements.ts";

const nothing: Progress = { episodesCompleted: 0, totalPlayEvents: 0, topTags: [] };
const namesOf = (progress: Partial<Progress>) => listAchievements({ ...nothing, ...progress }).map(({ name }) => name);

const fallback = "Getting Started - Welcome to your dev journey!";

test.each([
  { progress: { episodesCompleted: 4 }, earned: [fallback] },
  { progress: { episodesCompleted: 5 }, earned: ["Serial Listener"] },
  { progress: { episodesCompleted: 9 }, earned: ["Serial Listener"] },
  { progress: { episodesCompleted: 10 }, earned: ["Serial Listener", "Power User"] },
  { progress: { totalPlayEvents: 19 }, earned: [fallback] },
  { progress: { totalPlayEvents: 20 }, earned: ["Power Player"] },
  { progress: { episodesCompleted: 5, totalPlayEvents: 20 }, earned: ["Serial Listener", "Power Player"] },
  {
    progress: { episodesCompleted: 10, totalPlayEvents: 20, topTags: ["ai", "burnout"] },
    earned: ["Serial Listener", "Power Player", "Power User", "AI Enthusiast", "Wellness Warrior"],
  },
])("$progress earns $earned", ({ progress, earned }) => {
  expect(namesOf(progress)).toEqual(earned);
});

describe("AI Enthusiast", () => {
  test.each(["ai", "AI", "ai agents", "AI-tools", "machine learning", "Machine-Learning", "მანქანური სწავლება"])(
    "comes with the top tag '%s'",
    (tag) => expect(namesOf({ topTags: ["c#", tag] })).toEqual(["AI Enthusiast"]),
  );

  test.each(["maintenance", "kotlin", "learning", "llm"])("does not come with '%s'", (tag) =>
    expect(namesOf({ topTags: [tag] })).toEqual([fallback]),
  );
});

describe("Wellness Warrior", () => {
  test.each(["mental health", "Burnout", "მენტალური ჯანმრთელობა", "გადაწვა"])("comes with the top tag '%s'", (tag) =>
    expect(namesOf({ topTags: [tag] })).toEqual(["Wellness Warrior"]),
  );

  test("does not come with physical health", () => expect(namesOf({ topTags: ["health"] })).toEqual([fallback]));
});

test("only the fallback is not earned", () => {
  expect(listAchievements(nothing).map(({ isEarned }) => isEarned)).toEqual([false]);
  expect(listAchievements({ ...nothing, episodesCompleted: 5 }).map(({ isEarned }) => isEarned)).toEqual([true]);
});
