import { dayMs } from "#app/lib/dates.ts";
import { asRecord, mergeEntries, readEntries, readInstant, type Unknown } from "#app/lib/read-entries.ts";

/** One time the question was answered, in milliseconds: the first one, in a quiz, made the card. */
export type Review = { at: number; isRight: boolean };

/** A question that comes back: every answer so far, the earliest first, and the day it is due (`localDay`). */
export type ReviewCard = { reviews: readonly Review[]; due: number };

/** Keyed by `cardKey`. */
export type ReviewCards = Readonly<Record<string, ReviewCard>>;

/** More is never kept: of cards those that are due first stay, of a card's reviews the latest. */
export const maxCards = 1000;
export const maxReviews = 100;

/** The most days that a card is put off for. */
export const maxInterval = 365;

/** What a question of a quiz is known by among the cards. */
export function cardKey(quizId: string, questionId: string): string {
  return `${quizId}/${questionId}`;
}

/** The quiz that a card's question belongs to. */
export function quizOf(key: string): string {
  return key.slice(0, key.indexOf("/"));
}

/** Reads cards from outside piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readCards(value: unknown): ReviewCards {
  return capped(
    Object.fromEntries(Object.entries(readEntries(value, readCard)).filter(([key]) => /^[^/]+\/./.test(key))),
  );
}

/** Joins two sets of cards. No review is lost, whichever comes first and however often it is done. */
export function mergeCards(ours: ReviewCards, theirs: ReviewCards): ReviewCards {
  return capped(mergeEntries(ours, theirs, mergeCard));
}

/** The keys of the cards that are due by a day, the longest due first. */
export function dueKeys(cards: ReviewCards, today: number): string[] {
  return Object.entries(cards)
    .filter(([, { due }]) => due <= today)
    .toSorted(byDue)
    .map(([key]) => key);
}

/** A card's day where nothing better is known: the one after it was last answered. */
export function dayAfter(at: number): number {
  return localDay(at) + 1;
}

function mergeCard(ours: ReviewCard, theirs: ReviewCard): ReviewCard {
  const reviews = inOrder([...ours.reviews, ...theirs.reviews]);
  // Who knows all the reviews knows the day. Where each has some that the other lacks, the card comes rather too early.
  const knowing = [ours, theirs].filter((card) => card.reviews.length === reviews.length);
  const dues = (knowing.length > 0 ? knowing : [ours, theirs]).map(({ due }) => due);
  return { reviews, due: Math.min(...dues) };
}

function readCard({ reviews: value, due }: Unknown): ReviewCard | undefined {
  const reviews = inOrder((Array.isArray(value) ? value : []).flatMap((review) => readReview(review) ?? []));
  // A clock that was ahead for a while has dated some later than now.
  const last = reviews.findLast(({ at }) => at <= Date.now()) ?? reviews.at(-1);
  return last && { reviews, due: readDue(due, last.at) };
}

/**
 * A day that no scheduler gave would keep a card away for ever. A traveller's days may be off by one. A question that is gone
 * is put off without an answer: then today counts.
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

/** Each instant once; where two tell it differently, the miss counts. */
function inOrder(reviews: readonly Review[]): Review[] {
  const byInstant = new Map<number, boolean>();
  for (const { at, isRight } of reviews) byInstant.set(at, isRight && (byInstant.get(at) ?? true));
  return [...byInstant]
    .map(([at, isRight]) => ({ at, isRight }))
    .toSorted((a, b) => a.at - b.at)
    .slice(-maxReviews);
}

function capped(cards: ReviewCards): ReviewCards {
  const entries = Object.entries(cards);
  return entries.length > maxCards ? Object.fromEntries(entries.toSorted(byDue).slice(0, maxCards)) : cards;
}

function byDue([aKey, a]: [string, ReviewCard], [bKey, b]: [string, ReviewCard]): number {
  return a.due - b.due || (aKey < bKey ? -1 : 1);
}

/** The visitor's calendar day at an instant (milliseconds), counted so that their every midnight adds one. */
export function localDay(at: number): number {
  return Math.floor((at - new Date(at).getTimezoneOffset() * 60 * 1000) / dayMs);
}
