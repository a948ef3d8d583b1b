import { expect, test } from "vitest";

import { listHeardLines } from "#app/features/wrapped/heard-lines.ts";

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
