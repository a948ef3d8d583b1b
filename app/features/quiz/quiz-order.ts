import type { QuizSummary } from "#app/content/quizzes.server.ts";

/** How a list of quizzes can be sorted; the first is how it comes. */
export const quizOrders = [
  { value: "episode", label: "By Episode" },
  { value: "difficulty", label: "Easiest First" },
  { value: "shortest", label: "Shortest First" },
] as const;

export type QuizOrder = (typeof quizOrders)[number]["value"];

const ranks = { easy: 0, medium: 1, hard: 2 } as const;

/** The order of this name; by episode when there is none. */
export function readOrder(name: string | null): QuizOrder {
  return quizOrders.find(({ value }) => value === name)?.value ?? "episode";
}

/** The quizzes in an order. Equals stay as they came: newest episode first. */
export function inOrder(quizzes: readonly QuizSummary[], order: QuizOrder): readonly QuizSummary[] {
  if (order === "episode") return quizzes;
  if (order === "difficulty") return quizzes.toSorted((a, b) => ranks[a.difficulty] - ranks[b.difficulty]);
  return quizzes.toSorted((a, b) => a.estimatedTime - b.estimatedTime || a.questionCount - b.questionCount);
}
