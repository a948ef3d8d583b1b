import { fsrs, type FSRSState, Rating } from "ts-fsrs";
import { localDay, maxInterval, type Review } from "#app/store/review-cards.ts";

/** A question is due when the probability that the visitor still knows it falls to this value. FSRS's default. */
const desiredRetention = 0.9;

/** Counts in whole days and without randomness, because two devices must compute the same day. */
const scheduler = fsrs({
  request_retention: desiredRetention,
  maximum_interval: maxInterval,
  enable_fuzz: false,
  enable_short_term: false,
});

/**
 * Returns the day on which a question is due after these reviews (earliest first). At least a day after the last
 * review.
 */
export function dueAfter(reviews: readonly Review[]): number {
  let memory: FSRSState | null = null;
  let lastDay = 0;
  let interval = 1;
  for (const { at, isRight } of reviews) {
    const day = localDay(at);
    const elapsed = memory ? Math.max(0, day - lastDay) : 0;
    memory = scheduler.next_state(memory, elapsed, isRight ? Rating.Good : Rating.Again);
    interval = scheduler.next_interval(memory.stability, elapsed);
    lastDay = day;
  }
  return lastDay + Math.max(1, interval);
}
