import { create } from "zustand";
import { persist } from "zustand/middleware";

import { asRecord, readEntries, type Unknown } from "#app/lib/read-entries.ts";

import { keepInStep, onDevice } from "./on-device.ts";

/** How a quiz went the last time it was finished. */
export type QuizScore = { score: number; totalQuestions: number };

type QuizScores = {
  /** Keyed by quiz id. */
  scores: Readonly<Record<string, QuizScore>>;
  /** Keeps the score of a finished quiz in place of an earlier one. */
  recordScore: (quizId: string, score: QuizScore) => void;
};

/** Where the scores are kept: on the device only, and apart from the listening stats. */
export const scoresStorage = { name: "devtherapy-quiz-scores", version: 0 } as const;

/** What the visitor scored last time in each quiz. */
export const useQuizScores = create<QuizScores>()(
  persist(
    (set) => ({
      scores: {},
      recordScore: (quizId, { score, totalQuestions }) =>
        set(({ scores }) => ({ scores: { ...scores, [quizId]: { score, totalQuestions } } })),
    }),
    onDevice({
      ...scoresStorage,
      pick: ({ scores }: QuizScores) => ({ scores }),
      read: (value) => ({ scores: readScores(value) }),
    }),
  ),
);

/** Keeps the scores in step with other tabs. Returns what ends it. */
export function followScoresOfOtherTabs(): () => void {
  return keepInStep(useQuizScores);
}

/** Reads stored scores piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readScores(value: unknown): QuizScores["scores"] {
  return readEntries(asRecord(value)?.["scores"], readScore);
}

function readScore({ score, totalQuestions }: Unknown): QuizScore | undefined {
  if (!isCount(score) || !isCount(totalQuestions) || totalQuestions === 0 || score > totalQuestions) return undefined;
  return { score, totalQuestions };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
