import type { QuizSummary } from "#app/content/quizzes.server.ts";

const ranks = { easy: 0, medium: 1, hard: 2 } as const;

type Order = { value: string; label: string; compare: (a: QuizSummary, b: QuizSummary) => number };

/** How a list of quizzes can be sorted; the first is how it comes: newest episode first, and so are equals in the others. */
export const quizOrders = [
  { value: "episode", label: "By Episode", compare: () => 0 },
  { value: "difficulty", label: "Easiest First", compare: (a, b) => ranks[a.difficulty] - ranks[b.difficulty] },
  {
    value: "shortest",
    label: "Shortest First",
    compare: (a, b) => a.estimatedTime - b.estimatedTime || a.questionCount - b.questionCount,
  },
] as const satisfies readonly Order[];

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
