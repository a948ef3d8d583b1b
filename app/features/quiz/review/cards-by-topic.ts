import { useEffect } from "react";
import { create } from "zustand";
import { categoryLabels } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useNow } from "#app/lib/use-now.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { dueKeys, localDay, quizOf, type ReviewCard, type ReviewCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";

/** What the reviews know of a quiz. */
export type ReviewedQuiz = Pick<QuizSummary, "id" | "title" | "categories">;

/** How well a question is known, and what that is called. */
export const knowledgeLabels = { learned: "Learned", learning: "Learning", new: "New" } as const;

export type Knowledge = keyof typeof knowledgeLabels;

/** Days that a question stays away for once it counts as learned. */
const learnedAfter = 21;

/**
 * Cards whose questions are not in the files that came, by key, until the page is loaded anew. They are kept: the file may
 * be an old copy, or the author may bring the question back.
 */
export const useHiddenCards = create<{ keys: readonly string[] }>(() => ({ keys: [] }));

/** New until it was reviewed once; learned when it comes back in three weeks or later. */
export function knowledgeOf({ reviews, due }: ReviewCard): Knowledge {
  const last = reviews.at(-1);
  if (!last || reviews.length === 1) return "new";
  return due - localDay(last.at) >= learnedAfter ? "learned" : "learning";
}

export type Topic = { label: string } & Record<Knowledge, number>;

/** How many cards of each topic are new, learning and learned; a card counts in every topic of its quiz. Most first. */
export function topicsOf(cards: ReviewCards, quizzes: readonly ReviewedQuiz[]): Topic[] {
  const topics = new Map<string, Topic>();
  const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
  for (const [key, card] of Object.entries(cards)) {
    for (const category of byId.get(quizOf(key))?.categories ?? []) {
      if (category === "episode") continue;
      const label = categoryLabels[category];
      const topic = topics.get(label) ?? { label, new: 0, learning: 0, learned: 0 };
      topic[knowledgeOf(card)] += 1;
      topics.set(label, topic);
    }
  }
  return [...topics.values()].toSorted((a, b) => sumOf(b) - sumOf(a) || (a.label < b.label ? -1 : 1));
}

/** Days until a question that is not there is looked for again. */
const missingDays = 7;

/** Hides cards from the reviews, and no longer counts them as due today: nobody could answer them. */
export function hideCards(hidden: readonly string[]): void {
  if (hidden.length === 0) return;
  useHiddenCards.setState(({ keys }) => ({ keys: [...keys, ...hidden] }));
  const today = localDay(Date.now());
  const { cards, postponeCards } = useReviews.getState();
  const due = dueKeys(cards, today).filter((key) => hidden.includes(key));
  if (due.length > 0) postponeCards(due, today + missingDays);
}

/**
 * The visitor's cards of quizzes in a list, without the hidden ones, beside all of theirs; with the visitor's day, and the
 * list, which is fetched whole when there are cards of quizzes beyond its first ones.
 */
export function useReviewCards<Quiz extends { id: string }>(start: ListStart<Quiz>) {
  const allCards = useReviews((state) => state.cards);
  const hidden = useHiddenCards(({ keys }) => keys);
  const isAllWanted = !Object.keys(allCards).every(isCardOf(start.first));
  const list = useListItems(start, isAllWanted);
  const isKnown = isCardOf(list.items);
  const cards = Object.fromEntries(Object.entries(allCards).filter(([key]) => isKnown(key) && !hidden.includes(key)));
  const today = localDay(Date.parse(useNow()));

  useEffect(() => syncTabs(useReviews), []);

  return { allCards, cards, today, isAllWanted, ...list };
}

/** Tells whether a card, by its key, is of one of these quizzes. */
export function isCardOf(quizzes: readonly { id: string }[]): (key: string) => boolean {
  const ids = new Set(quizzes.map(({ id }) => id));
  return (key) => ids.has(quizOf(key));
}

function sumOf(topic: Topic): number {
  return topic.new + topic.learning + topic.learned;
}

/** When a card is due, seen from a day, 'tomorrow' or 'in 2 days': 'today' for one that is overdue too. */
export function dueWords(due: number, today: number): string {
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.max(0, due - today), "day");
}
