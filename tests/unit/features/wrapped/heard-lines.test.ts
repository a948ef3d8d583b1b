import { expect, test } from "vitest";
import { heardCountText, listHeardLines } from "#app/features/wrapped/wrapped-stats.ts";

const episode = {
  id: "a",
  slug: "a",
  number: 1,
  guest: "Guest",
  topic: "Topic",
  tags: ["ai"],
  duration: 60,
} as Parameters<typeof listHeardLines>[0][number];

test("the year is Tbilisi's: what is heard there after midnight belongs to the new one", () => {
  const heardAt = "2025-12-31T21:30:00.000Z";
  const positions = { a: { seconds: 60, duration: 3600, heard: [[0, 60] as const], heardAt } };
  expect(listHeardLines([episode], {}, positions, "2026")).toHaveLength(1);
  expect(listHeardLines([episode], {}, positions, "2025")).toHaveLength(0);
});

test("lines stand in the order of the show; a session that is marked as heard is whole in the year of its mark", () => {
  const heardAt = "2026-05-01T10:00:00.000Z";
  const part = { seconds: 60, duration: 3600, heard: [[0, 60] as const], heardAt };
  const lines = listHeardLines(
    [{ ...episode, id: "c", number: 3 }, { ...episode, id: "b", number: 2 }, episode],
    {
      b: { isCompleted: true, completedAt: heardAt },
      c: { isCompleted: true, completedAt: "2025-05-01T10:00:00.000Z" },
    },
    { a: part },
    "2026",
  );
  expect(lines.map(({ number, intervals }) => [number, intervals])).toEqual([
    [1, [[0, 60]]],
    [2, [[0, 3600]]],
  ]);
  expect(heardCountText(lines)).toBe("2 sessions, 1 of them whole");
});
