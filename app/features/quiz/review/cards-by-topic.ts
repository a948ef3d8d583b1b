import { categoryLabels } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { localDay, quizOf, type ReviewCard, type ReviewCards } from "#app/store/review-cards.ts";

/** The fields of a quiz that the reviews use. */
export type ReviewedQuiz = Pick<QuizSummary, "id" | "title" | "categories">;

/** Levels of knowledge and their labels. */
export const knowledgeLabels = { learned: "Learned", learning: "Learning", new: "New" } as const;

export type Knowledge = keyof typeof knowledgeLabels;

/** A question counts as learned from this interval on, in days. */
const learnedAfter = 21;

/** Returns the level of a card: new until its first review, learned from an interval of three weeks. */
export function knowledgeOf({ reviews, due }: ReviewCard): Knowledge {
  const last = reviews.at(-1);
  if (!last || reviews.length === 1) return "new";
  return due - localDay(last.at) >= learnedAfter ? "learned" : "learning";
}

export type Topic = { label: string } & Record<Knowledge, number>;

/**
 * Counts new, learning and learned cards by topic. Topics with the most cards come first. A card counts in every topic
 * of its quiz.
 */
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

function sumOf(topic: Topic): number {
  return topic.new + topic.learning + topic.learned;
}

/** Formats a due day relative to `today`: 'tomorrow', 'in 2 days'. An overdue card is due 'today'. */
export function dueWords(due: number, today: number): string {
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.max(0, due - today), "day");
}
