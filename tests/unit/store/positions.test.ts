import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { keepPositions, mergePosition, mergePositions } from "#app/store/merge-positions.ts";
import {
  heardShareOf,
  type Position,
  positionsStorage,
  readPositions,
  resumeSecondsOf,
  usePositions,
} from "#app/store/positions.ts";

function buildPosition(overrides: Partial<Position> = {}): Position {
  return { seconds: 300, duration: 1000, heard: [[0, 300]], heardAt: "2025-03-01T12:00:00.000Z", ...overrides };
}

const later = "2025-03-02T12:00:00.000Z";

beforeEach(() => usePositions.setState({ positions: {} }));

test("what the browser holds is there as soon as the code is", async () => {
  const positions = { x: buildPosition() };
  localStorage.setItem(positionsStorage.name, JSON.stringify({ state: { positions }, version: 0 }));
  vi.resetModules();
  const fresh = await import("#app/store/positions.ts");
  expect(fresh.usePositions.getState().positions).toEqual(positions);
});

test.each([
  [300.7, 300],
  [979, 979],
  [980, undefined],
  [1000, undefined],
  [4, undefined],
  [0, undefined],
])("one goes on from second %s of a thousand at %s", (seconds, resumed) => {
  expect(resumeSecondsOf(buildPosition({ seconds }))).toBe(resumed);
});

test("one goes on from the start where nothing was kept", () => {
  expect(resumeSecondsOf(undefined)).toBeUndefined();
  expect(heardShareOf(undefined)).toBe(0);
});

test("two places become one where the newer one is, with all that was heard", () => {
  const old = buildPosition();
  const newer = buildPosition({ seconds: 90, heard: [[250, 400]], heardAt: later });
  for (const merged of [mergePosition(old, newer), mergePosition(newer, old)]) {
    expect(merged).toEqual({ ...newer, heard: [[0, 400]] });
  }
});

test.each([
  ["that is further on", { seconds: 400 }],
  ["of the longer recording, where both are equally far", { duration: 2000 }],
])("two places become one in either order alike, also of one instant: the one %s", (_which, changes) => {
  const [one, other] = [buildPosition(), buildPosition(changes)];
  expect(mergePosition(one, other)).toEqual(other);
  expect(mergePosition(other, one)).toEqual(other);
});

test("the places of two devices become one of each episode", () => {
  const mine = buildPosition();
  // Every plain object answers to "constructor".
  const merged = mergePositions({ a: mine, b: mine }, { b: buildPosition({ heardAt: later }), constructor: mine });
  expect(merged).toMatchObject({ a: mine, constructor: mine });
  expect(merged["b"]?.heardAt).toBe(later);
});

test("no place reaches an object's prototype", () => {
  const merged = mergePositions({}, JSON.parse(`{"__proto__":${JSON.stringify(buildPosition())}}`));
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  expect(Object.keys(merged)).toEqual(["__proto__"]);
});

test("what is kept does not lose what another tab wrote a moment ago", () => {
  const theirs = {
    state: { positions: { a: buildPosition({ heard: [[900, 950]] }), b: buildPosition() } },
    version: 0,
  };
  localStorage.setItem("devtherapy-positions", JSON.stringify(theirs));
  keepPositions({ a: buildPosition({ heardAt: later }) });
  expect(Object.keys(usePositions.getState().positions)).toEqual(["a", "b"]);
  expect(usePositions.getState().positions["a"]?.heard).toEqual([
    [0, 300],
    [900, 950],
  ]);
});

test("what is read back loses what is malformed and what a clock years ahead has written, and keeps the rest", () => {
  const good = buildPosition();
  expect(
    readPositions({
      positions: {
        good: { ...good, extra: 1 },
        spans: { ...good, heard: [[0, 5], [7], "x", [9, "y"], [-3, 4], [20, 10], [3, 8], [9, 12]] },
        beyond: { ...good, seconds: 5000 },
        noHeard: { ...good, heard: "all" },
        noDuration: { ...good, duration: 0 },
        ahead: { ...good, heardAt: "2204-01-01T00:00:00.000Z" },
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
        [0, 5],
        [9, 12],
      ],
    },
    beyond: { ...good, seconds: 1000 },
    noHeard: { ...good, heard: [] },
    ahead: { ...good, heardAt: expect.not.stringContaining("2204") as string },
  });
});

test("what is read back is never more than positions, whatever it was", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ positions: fc.dictionary(fc.string(), fc.anything()) })),
      (value) => {
        for (const position of Object.values(readPositions(value)))
          expect(heardShareOf(position)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
