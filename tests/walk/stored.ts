import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { useQuizSettings } from "#app/features/quiz/round/pause-after-answer.ts";
import { secondsIn } from "#app/lib/intervals.ts";
import { parseJson } from "#app/lib/read-entries.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { readAnalytics, useAnalytics } from "#app/store/analytics.ts";
import { readPositions, usePositions } from "#app/store/positions.ts";
import { readScores, useQuizScores } from "#app/store/quiz-scores.ts";
import { readCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";

/** Stored strings by key. */
type Storage = Readonly<Record<string, string>>;

type Kept = { state?: Readonly<Record<string, unknown>>; version?: number } | undefined;

/** The persisted stores. `migrate` reads a store's entries and drops malformed ones. */
const stores = [
  useAnalytics,
  usePositions,
  useQuizScores,
  useReviews,
  useSavedRounds,
  usePlayerSettings,
  useQuizSettings,
];

/** Schemas of the other stored values by key. */
const others: Readonly<Record<string, z.ZodType>> = {
  "devtherapy-theme": z.enum(["light", "dark"]),
  "devtherapy-rain": z.literal("stopped"),
};

/** Lists stored values of another version, and those that the site's own reader would change. */
export function findInvalid(storage: Storage): string[] {
  const keys = Object.keys(storage).filter((key) => key in others && !others[key]?.safeParse(storage[key]).success);
  for (const { persist } of stores) {
    const { name = "", migrate } = persist.getOptions();
    if (!(name in storage)) continue;
    const kept = parseJson(storage[name]) as Kept;
    const readable: unknown = parseJson(JSON.stringify({ state: migrate?.(kept?.state, 0), version: 0 }));
    if (!isDeepStrictEqual(kept, readable)) keys.push(name);
  }
  return keys.map((key) => `${key}: ${storage[key]}`);
}

/** Counts that never shrink unless the visitor clears data: plays, heard seconds, best scores, reviews. */
export function countStored(storage: Storage): Map<string, number> {
  const stateOf = (key: string) => (parseJson(storage[key]) as Kept)?.state;
  const plays = Object.entries(readAnalytics(stateOf("devtherapy-analytics")).episodeStats);
  const places = Object.entries(readPositions(stateOf("devtherapy-positions")));
  const records = Object.entries(readScores(stateOf("devtherapy-quiz-scores")));
  const cards = Object.entries(readCards(stateOf("devtherapy-review")?.["cards"]));
  return new Map([
    ...plays.map(([id, { playCount }]) => [`plays of ${id}`, playCount] as const),
    ...places.map(([id, { heard }]) => [`seconds heard of ${id}`, secondsIn(heard)] as const),
    ...records.map(([id, { best }]) => [`best score of ${id}`, best.score / best.totalQuestions] as const),
    ...cards.map(([id, { reviews }]) => [`reviews of ${id}`, reviews.length] as const),
  ]);
}
