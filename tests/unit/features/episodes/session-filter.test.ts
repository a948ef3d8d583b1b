import { expect, test } from "vitest";
import { passesFilter, sessionFilters } from "#app/features/episodes/episode-filters.tsx";
import { buildPosition, buildStats } from "#tests/factories.ts";

const begun = buildPosition();
const marks = {
  stats: { heard: buildStats({ isCompleted: true }), saved: buildStats({ isFavorite: true }) },
  // One that was marked as heard is not in progress, wherever it was left.
  positions: { begun, heard: begun, opened: { ...begun, seconds: 2 } },
};

test.each([
  ["heard", ["all", "heard"]],
  ["saved", ["all", "not-heard", "favorites"]],
  ["begun", ["all", "in-progress"]],
  ["opened", ["all", "not-heard"]],
  ["unknown", ["all", "not-heard"]],
])("the session that is %s passes %j", (id, passed) => {
  expect(sessionFilters.map(({ value }) => value).filter((value) => passesFilter(value, marks, id))).toEqual(passed);
});
