import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord, isCount, readEntries, readInstant, type Unknown } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "./persist-options.ts";

export type QuizScore = { score: number; totalQuestions: number };

/** The last score, the time it was reached (in milliseconds; missing in old records), and the best score. */
export type QuizRecord = QuizScore & { at?: number; best: QuizScore };

type QuizScores = {
  /** By quiz id. */
  scores: Readonly<Record<string, QuizRecord>>;
  /** Replaces the last score; updates the best one. */
  recordScore: (quizId: string, score: QuizScore) => void;
  replaceScores: (scores: QuizScores["scores"]) => void;
};

/** The visitor's scores, stored on the device. */
export const useQuizScores = create<QuizScores>()(
  persist(
    (set) => ({
      scores: {},
      recordScore: (quizId, last) =>
        set(({ scores }) => {
          const best = betterOf(scores[quizId]?.best, last);
          return { scores: { ...scores, [quizId]: { ...last, at: Date.now(), best } } };
        }),
      replaceScores: (scores) => set({ scores }),
    }),
    persistOptions("devtherapy-quiz-scores", (value) => ({ scores: readScores(value) })),
  ),
);
followTabs(useQuizScores);

/** The score with the larger share of correct answers; for equal shares, the one with more questions. */
function betterOf(a: QuizScore | undefined, b: QuizScore): QuizScore {
  if (!a) return b;
  const difference = a.score * b.totalQuestions - b.score * a.totalQuestions || a.totalQuestions - b.totalQuestions;
  return difference >= 0 ? a : b;
}

/** Reads untrusted scores: drops malformed pieces, keeps the rest. Never throws. */
export function readScores(value: unknown): QuizScores["scores"] {
  return readEntries(asRecord(value)?.["scores"], readRecord);
}

/** Old records have no best score. In these, the last score counts as the best. */
function readRecord(value: Unknown): QuizRecord | undefined {
  const last = readScore(value);
  if (!last) return undefined;
  const at = readInstant(value["at"]);
  return { ...last, ...(at !== undefined && { at }), best: betterOf(readScore(asRecord(value["best"]) ?? {}), last) };
}

function readScore({ score, totalQuestions }: Unknown): QuizScore | undefined {
  if (!isCount(score) || !isCount(totalQuestions) || totalQuestions === 0 || score > totalQuestions) return undefined;
  return { score, totalQuestions };
}
