import { beforeEach, expect, test } from "vitest";
import { localDay } from "#app/store/review-cards.ts";
import { reviewsStorage } from "#app/store/reviews-storage.ts";
import { useReviews } from "#app/store/reviews.ts";

const { putReview, dropCards, addCards, postponeCards, clearCards } = useReviews.getState();
const cards = () => useReviews.getState().cards;
const missed = { at: 1000, isRight: false };

/** What the storage holds now. */
const stored = () => JSON.parse(localStorage.getItem(reviewsStorage.name) ?? "{}") as { state?: { cards?: object } };

/** Another tab writes, and this one is not told yet. */
function otherTabWrites(others: object) {
  localStorage.setItem(reviewsStorage.name, JSON.stringify({ state: { cards: others }, version: 0 }));
}

beforeEach(() => useReviews.setState({ cards: {} }));

test("a card keeps every answer and the day it is due", () => {
  putReview("pilot/q1", missed, 7);
  putReview("pilot/q1", { at: 2000, isRight: true }, 9);
  expect(cards()).toEqual({ "pilot/q1": { reviews: [missed, { at: 2000, isRight: true }], due: 9 } });
});

test("no tab writes over a review that it has not been told of", () => {
  putReview("pilot/q1", missed, 1);
  const theirs = { reviews: [missed, { at: 3000, isRight: true }], due: 3 };
  otherTabWrites({ "pilot/q1": theirs, "other/q1": theirs });
  putReview("pilot/q2", missed, 1);
  expect(Object.keys(cards()).toSorted()).toEqual(["other/q1", "pilot/q1", "pilot/q2"]);
  expect(cards()["pilot/q1"]).toEqual(theirs);
  expect(stored().state?.cards).toEqual(cards());
});

test("a card that was answered more than a year ago can be postponed", () => {
  const today = localDay(Date.now());
  putReview("gone/q1", { at: Date.now() - 400 * 24 * 60 * 60 * 1000, isRight: false }, today);
  postponeCards(["gone/q1"], today + 7);
  void useReviews.persist.rehydrate();
  expect(cards()["gone/q1"]?.due).toBe(today + 7);
});

test("a card that is dropped is gone, and comes back with all its answers when it is wanted back", () => {
  putReview("pilot/q1", missed, 1);
  putReview("pilot/q2", missed, 1);
  const card = cards()["pilot/q1"];
  dropCards(["pilot/q1"]);
  expect(Object.keys(cards())).toEqual(["pilot/q2"]);
  addCards({ "pilot/q1": card ?? { reviews: [], due: 0 } });
  expect(cards()["pilot/q1"]).toEqual(card);
  clearCards();
  expect(cards()).toEqual({});
});
