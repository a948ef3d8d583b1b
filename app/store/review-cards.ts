import { asRecord, readEntries, readInstant, type Unknown } from "#app/lib/read-entries.ts";
import { dayMs } from "#app/lib/tbilisi-calendar.ts";

/** An answer and its time in milliseconds. The first answer of a card is the quiz answer that created the card. */
export type Review = { at: number; isRight: boolean };

/** A question to review: all answers, earliest first, and the day it is due (`localDay`). */
export type ReviewCard = { reviews: readonly Review[]; due: number };

/** By `cardKey`. */
export type ReviewCards = Readonly<Record<string, ReviewCard>>;

/** The longest interval between reviews, in days. */
export const maxInterval = 365;

/** The key of a question's card. */
export function cardKey(quizId: string, questionId: string): string {
  return `${quizId}/${questionId}`;
}

/** The quiz id in a card's key. */
export function quizOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/** Reads untrusted cards: drops malformed pieces, keeps the rest. Never throws. */
export function readCards(value: unknown): ReviewCards {
  return Object.fromEntries(Object.entries(readEntries(value, readCard)).filter(([key]) => /^[^/]+\/./.test(key)));
}

/** The keys of the cards that are due by a day, longest overdue first. */
export function dueKeys(cards: ReviewCards, today: number): string[] {
  return Object.entries(cards)
    .filter(([, { due }]) => due <= today)
    .toSorted(([, a], [, b]) => a.due - b.due)
    .map(([key]) => key);
}

/** The default due day: the day after the last answer. */
export function dayAfter(at: number): number {
  return localDay(at) + 1;
}

function readCard({ reviews: value, due }: Unknown): ReviewCard | undefined {
  const reviews = (Array.isArray(value) ? value : [])
    .flatMap((review) => readReview(review) ?? [])
    .toSorted((a, b) => a.at - b.at);
  // Ignores answers with a future date, which come from a wrong clock.
  const last = reviews.findLast(({ at }) => at <= Date.now()) ?? reviews.at(-1);
  return last && { reviews, due: readDue(due, last.at) };
}

/**
 * Rejects days that the scheduler cannot have set: they would hide a card forever. Allows a day's difference for
 * travelers, and counts from today, because cards of missing questions are postponed without an answer.
 */
function readDue(value: unknown, lastAt: number): number {
  const earliest = localDay(lastAt) - 1;
  const isPossible = typeof value === "number" && Number.isInteger(value) && value >= earliest;
  const latest = localDay(Math.max(lastAt, Date.now())) + maxInterval + 1;
  return isPossible && value <= latest ? value : dayAfter(lastAt);
}

function readReview(value: unknown): Review | undefined {
  const { at: instant, isRight } = asRecord(value) ?? {};
  const at = readInstant(instant);
  return at !== undefined && typeof isRight === "boolean" ? { at, isRight } : undefined;
}

/** The visitor's calendar day at an instant in milliseconds, as a number that grows by one at each local midnight. */
export function localDay(at: number): number {
  return Math.floor((at - new Date(at).getTimezoneOffset() * 60 * 1000) / dayMs);
}
