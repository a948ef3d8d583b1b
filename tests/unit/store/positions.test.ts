import { expect, test } from "vitest";
import { readPositions, resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { buildPosition } from "#tests/factories.ts";

test.each([
  [300.7, 300],
  [979, 979],
  [980, undefined],
  [1000, undefined],
  [4, undefined],
])("a visitor who stopped at second %s of 1000 resumes at %s", (seconds, resumed) => {
  expect(resumeSecondsOf(buildPosition({ seconds }))).toBe(resumed);
});

test("keepPosition unites what two tabs heard, before the other tab's storage event arrives; the newer position wins", () => {
  const { keepPosition } = usePositions.getState();
  const theirs = buildPosition({ seconds: 90, heard: [[250, 400]], heardAt: "2025-03-02T12:00:00.000Z" });
  localStorage.setItem("devtherapy-positions", JSON.stringify({ state: { positions: { a: theirs } }, version: 0 }));
  keepPosition("a", buildPosition());
  expect(usePositions.getState().positions).toEqual({ a: { ...theirs, heard: [[0, 400]] } });
  const newer = buildPosition({ heard: [[500, 600]], heardAt: "2025-03-03T12:00:00.000Z" });
  keepPosition("a", newer);
  const heard = [
    [0, 400],
    [500, 600],
  ];
  expect(usePositions.getState().positions).toEqual({ a: { ...newer, heard } });
});

test("readPositions merges heard parts, drops malformed pieces, replaces instants that are years ahead with today, and keeps the rest", () => {
  const good = buildPosition();
  expect(
    readPositions({
      positions: {
        good: { ...good, extra: 1 },
        spans: { ...good, heard: [[9, 12], [7], "x", [9, "y"], [-3, 4], [20, 10], [3, 8], [0, 5]] },
        beyond: { ...good, seconds: 5000 },
        noHeard: { ...good, heard: "all" },
        noDuration: { ...good, duration: 0 },
        ahead: { ...good, heardAt: "2204-01-01T00:00:00.000Z" },
        tooEarly: { ...good, heardAt: "2024-09-30T00:00:00.000Z" },
        noTime: { ...good, heardAt: "yesterday" },
        noSeconds: { ...good, seconds: "5" },
        endless: { ...good, duration: 1e12 },
        word: "x",
        nothing: null,
      },
    }),
  ).toEqual({
    good,
    spans: {
      ...good,
      heard: [
        [0, 8],
        [9, 12],
      ],
    },
    beyond: { ...good, seconds: 1000 },
    noHeard: { ...good, heard: [] },
    ahead: { ...good, heardAt: expect.not.stringContaining("2204") as string },
  });
});
