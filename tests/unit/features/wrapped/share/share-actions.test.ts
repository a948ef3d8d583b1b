import { expect, test } from "vitest";
import { diagnose } from "#app/features/wrapped/diagnoses.ts";
import { shareText } from "#app/features/wrapped/share/share-actions.tsx";
import { computeWrapped, topAchievementOf } from "#app/features/wrapped/wrapped-stats.ts";
import { buildEpisode, buildStats } from "#tests/factories.ts";

const episodes = Array.from({ length: 5 }, (_, index) => buildEpisode({ number: index + 1 }));

function completeFirst(count: number) {
  const stats = episodes.slice(0, count).map(({ id }) => [id, buildStats({ playCount: 2, isCompleted: true })]);
  return computeWrapped(Object.fromEntries(stats), episodes);
}

test("the summary contains the heading, the numbers, the top achievement and the link", () => {
  expect(shareText(completeFirst(5), "https://example.org/wrapped")).toBe(
    "My Dev Wrapped\n\nEpisodes completed: 5\nPlay sessions: 10\nTop achievement: Serial Listener\n\n" +
      "https://example.org/wrapped",
  );
});

test("the top achievement defaults to 'Getting started!'", () => {
  expect(topAchievementOf(completeFirst(1))).toBe("Getting started!");
});

test("the diagnosis changes at 1, 5, 10 and 20 episodes", () => {
  const diagnoses = [1, 4, 5, 9, 10, 19, 20, 400].map(diagnose);
  const [first, second, third, last] = new Set(diagnoses);
  expect(diagnoses).toEqual([first, first, second, second, third, third, last, last]);
});
