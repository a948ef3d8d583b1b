import { expect, test } from "vitest";
import { heardCountText, listHeardLines } from "#app/features/wrapped/heard-lines.ts";
import { buildEpisode, buildPosition, buildStats } from "#tests/factories.ts";

const episode = buildEpisode({ id: "a", number: 1, duration: 60 });

test("lists episodes of all years, oldest first; counts a completed episode as heard to its end", () => {
  const lines = listHeardLines(
    [{ ...episode, id: "c", number: 3 }, { ...episode, id: "b", number: 2 }, episode],
    {
      b: buildStats({ isCompleted: true, completedAt: "2026-05-01T10:00:00.000Z" }),
      c: buildStats({ isCompleted: true, completedAt: "2025-05-01T10:00:00.000Z" }),
    },
    { a: buildPosition() },
  );
  expect(lines.map(({ number, intervals }) => [number, intervals])).toEqual([
    [1, [[0, 300]]],
    [2, [[0, 3600]]],
    [3, [[0, 3600]]],
  ]);
  expect(heardCountText(lines)).toBe("3 episodes, 2 completed");
});
