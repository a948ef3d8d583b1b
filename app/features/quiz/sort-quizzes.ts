import { categoriesOf, type QuizCategory } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";

/** How a list of quizzes can be sorted; the first is how it comes. */
export const quizOrders = [
  { value: "episode", label: "By Episode" },
  { value: "difficulty", label: "Easiest First" },
  { value: "shortest", label: "Shortest First" },
] as const;

type QuizOrder = (typeof quizOrders)[number]["value"];

const ranks = { easy: 0, medium: 1, hard: 2 } as const;

/** The quizzes in an order. Equals stay as they came: newest episode first. */
export function inOrder(quizzes: readonly QuizSummary[], order: QuizOrder): readonly QuizSummary[] {
  if (order === "episode") return quizzes;
  if (order === "difficulty") return quizzes.toSorted((a, b) => ranks[a.difficulty] - ranks[b.difficulty]);
  return quizzes.toSorted((a, b) => a.estimatedTime - b.estimatedTime || a.questionCount - b.questionCount);
}

/** The quizzes in their order, those of one episode that follow each other together. */
export function groupQuizzes(quizzes: readonly QuizSummary[]): QuizSummary[][] {
  const groups: QuizSummary[][] = [];
  for (const quiz of quizzes) {
    const last = groups.at(-1);
    if (last?.[0]?.episodeLink === quiz.episodeLink && last) last.push(quiz);
    else groups.push([quiz]);
  }
  return groups;
}

/** What all of these quizzes show. */
export function commonCategories([first, ...others]: readonly QuizSummary[]): readonly QuizCategory[] {
  if (!first) return [];
  return categoriesOf(first).filter((category) => others.every((quiz) => categoriesOf(quiz).includes(category)));
}
