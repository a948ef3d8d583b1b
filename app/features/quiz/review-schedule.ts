import { fsrs, type FSRSState, Rating } from "ts-fsrs";

import { localDay } from "#app/lib/local-days.ts";
import { maxInterval, type Review } from "#app/store/review-cards.ts";

/** Asked again when nine of ten would still know it. By days, without chance: two devices must come to the same day. */
const scheduler = fsrs({ maximum_interval: maxInterval, enable_fuzz: false, enable_short_term: false });

/** The day on which a question is due after these reviews, the earliest first: tomorrow at the soonest. */
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
