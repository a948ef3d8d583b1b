import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord, isCount, readEntries, readInstant, type Unknown } from "#app/lib/read-entries.ts";
import { persistOptions } from "./persist-options.ts";

/** How a quiz went. */
export type QuizScore = { score: number; totalQuestions: number };

/** How it went the last time it was finished, when that was (milliseconds; unknown of old ones), and how at best. */
export type QuizRecord = QuizScore & { at?: number; best: QuizScore };

type QuizScores = {
  /** Keyed by quiz id. */
  scores: Readonly<Record<string, QuizRecord>>;
  /** Keeps the score of a finished quiz in place of the last one. */
  recordScore: (quizId: string, score: QuizScore) => void;
};

/** Where the scores are kept: on the device only, and apart from the listening stats. */
export const scoresKey = "devtherapy-quiz-scores";

/** What the visitor scored in each quiz, the last time and at best. */
export const useQuizScores = create<QuizScores>()(
  persist(
    (set) => ({
      scores: {},
      recordScore: (quizId, last) => {
        void useQuizScores.persist.rehydrate();
        set(({ scores }) => {
          const best = betterOf(scores[quizId]?.best, last);
          return { scores: { ...scores, [quizId]: { ...last, at: Date.now(), best } } };
        });
      },
    }),
    persistOptions(scoresKey, (value) => ({ scores: readScores(value) })),
  ),
);

/** The larger share of right answers; of equal ones that of more questions. */
export function betterOf(a: QuizScore | undefined, b: QuizScore): QuizScore {
  if (!a) return b;
  const lead = a.score * b.totalQuestions - b.score * a.totalQuestions || a.totalQuestions - b.totalQuestions;
  return lead >= 0 ? a : b;
}

/** Reads stored scores piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readScores(value: unknown): QuizScores["scores"] {
  return readEntries(asRecord(value)?.["scores"], readRecord);
}

/** Browsers hold records from before there was a best: then it is the last. */
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
