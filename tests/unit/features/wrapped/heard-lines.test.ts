import { expect, test } from "vitest";
import { heardCountText, listHeardLines } from "#app/features/wrapped/heard-lines.ts";
import { buildEpisode, buildPosition, buildStats } from "#tests/factories.ts";

const episode = buildEpisode({ id: "a", number: 1, duration: 60 });

test("the year is Tbilisi's: what is heard there after midnight belongs to the new one", () => {
  const heardAt = "2025-12-31T21:30:00.000Z";
  const positions = { a: buildPosition({ heardAt }) };
  expect(listHeardLines([episode], {}, positions, "2026")).toHaveLength(1);
  expect(listHeardLines([episode], {}, positions, "2025")).toHaveLength(0);
});

test("lines stand in the order of the show; a completed session is whole in the year of its mark", () => {
  const heardAt = "2026-05-01T10:00:00.000Z";
  const lines = listHeardLines(
    [{ ...episode, id: "c", number: 3 }, { ...episode, id: "b", number: 2 }, episode],
    {
      b: buildStats({ isCompleted: true, completedAt: heardAt }),
      c: buildStats({ isCompleted: true, completedAt: "2025-05-01T10:00:00.000Z" }),
    },
    { a: buildPosition({ heardAt }) },
    "2026",
  );
  expect(lines.map(({ number, intervals }) => [number, intervals])).toEqual([
    [1, [[0, 300]]],
    [2, [[0, 3600]]],
  ]);
  expect(heardCountText(lines)).toBe("2 episodes, 1 completed");
});
