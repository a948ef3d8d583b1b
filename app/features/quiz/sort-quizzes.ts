import type { QuizSummary } from "#app/content/quizzes.server.ts";

const ranks = { easy: 0, medium: 1, hard: 2 } as const;

type Order = { value: string; label: string; compare: (a: QuizSummary, b: QuizSummary) => number };

/** Sort orders. The first is the default: newest episode first. It also breaks ties in the other orders. */
export const quizOrders = [
  { value: "episode", label: "By Episode", compare: () => 0 },
  { value: "difficulty", label: "Easiest First", compare: (a, b) => ranks[a.difficulty] - ranks[b.difficulty] },
  {
    value: "shortest",
    label: "Shortest First",
    compare: (a, b) => a.estimatedTime - b.estimatedTime || a.questionCount - b.questionCount,
  },
] as const satisfies readonly Order[];

/** Groups adjacent quizzes of the same episode. */
export function groupQuizzes(quizzes: readonly QuizSummary[]): QuizSummary[][] {
  const groups: QuizSummary[][] = [];
  for (const quiz of quizzes) {
    const last = groups.at(-1);
    if (last && last[0]?.episodeLink === quiz.episodeLink) last.push(quiz);
    else groups.push([quiz]);
  }
  return groups;
}
