import { expect, test } from "vitest";
import { readBackup } from "#app/features/wrapped/your-data/stored-data.ts";
import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { buildStats } from "#tests/factories.ts";

const parseBackup = (text: string) => asRecord(parseJson(text)) ?? {};
const played = buildStats({ playCount: 2, firstPlayedAt: "2025-01-01T00:00:00.000Z" });

test("the contents of the browser's storage are read as well", () => {
  const text = JSON.stringify({ state: { episodeStats: { a: played }, lastActiveDate: null }, version: 0 });
  expect(readBackup(parseBackup(text)).analytics.episodeStats).toEqual({ a: played });
});

test.each([
  "not json",
  '{"episodeStats": []}',
  '{"episodeStats": {"a": null}}',
  '{"episodeStats": {"a": {"playCount": -1}}}',
  '{"state": "none"}',
])("%s holds nothing", (text) => {
  expect(readBackup(parseBackup(text)).analytics).toEqual({ episodeStats: {}, lastActiveDate: null });
});
