import { describe, expect, test } from "vitest";

import { type EpisodeInput, episodeSchema } from "#app/content/schemas.server.ts";

const valid: EpisodeInput = {
  id: "0d-j8jDxiJE",
  number: 3,
  title: "Devtherapy Episode #3 - Nino Test | Testing",
  description: "ტესტებზე.",
  date: "2024-10-30T11:17:20Z",
  duration: 67,
  tags: ["testing", "career"],
  slug: "nino-test",
  youtubeId: "0d-j8jDxiJE",
  guest: "",
  fullDescription: "ტექსტი",
};

test("a whole episode is valid", () => {
  expect(episodeSchema.safeParse(valid).success).toBe(true);
});

describe("an episode is refused for", () => {
  test.each<[string, object]>([
    ["an unknown field", { duratoin: 3 }],
    ["an id that is no video id", { id: "short" }],
    ["a date without a time zone", { date: "2024-10-30 11:17" }],
    ["a duration of zero", { duration: 0 }],
    ["a single tag", { tags: ["testing"] }],
    ["nine tags", { tags: ["a", "b", "c", "d", "e", "f", "g", "h", "i"] }],
    ["a tag in capitals", { tags: ["OpenGL", "career"] }],
    ["a tag twice", { tags: ["career", "career"] }],
    ["a slug with spaces", { slug: "nino test" }],
    ["empty show notes", { fullDescription: "  " }],
    ["a missing guest field", { guest: undefined }],
  ])("%s", (_reason, change) => {
    expect(episodeSchema.safeParse({ ...valid, ...change }).success).toBe(false);
  });
});
