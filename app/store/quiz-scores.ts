import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

import { isRecord } from "#app/lib/is-record.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";

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

/** What the visitor scored last time in each quiz. What comes back from storage is validated. */
export const useQuizScores = create<QuizScores>()(
  persist(
    (set) => ({
      scores: {},
      recordScore: (quizId, { score, totalQuestions }) =>
        set(({ scores }) => ({ scores: { ...scores, [quizId]: { score, totalQuestions } } })),
    }),
    {
      ...scoresStorage,
      storage: createJSONStorage(() => safeStorage),
      partialize: ({ scores }) => ({ scores }),
      migrate: (persisted) => persisted,
      merge: (persisted, current) => ({ ...current, scores: readScores(persisted) }),
    },
  ),
);

/** Takes over what other tabs wrote and keeps in step with what they write or clear. Returns what ends it. */
export function followScoresOfOtherTabs(): () => void {
  void useQuizScores.persist.rehydrate();
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const isCleared = key === null || (key === scoresStorage.name && newValue === null);
    if (isCleared) useQuizScores.setState({ scores: {} });
    else if (key === scoresStorage.name) void useQuizScores.persist.rehydrate();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

/** Reads stored scores piece by piece: what is malformed is dropped, the rest is kept. Never throws. */
export function readScores(value: unknown): QuizScores["scores"] {
  if (!isRecord(value) || !isRecord(value["scores"])) return {};
  return Object.fromEntries(
    Object.entries(value["scores"]).flatMap(([quizId, entry]) => {
      const score = readScore(entry);
      return score && quizId !== "__proto__" ? [[quizId, score]] : [];
    }),
  );
}

function readScore(value: unknown): QuizScore | undefined {
  if (!isRecord(value)) return undefined;
  const { score, totalQuestions } = value;
  if (!isCount(score) || !isCount(totalQuestions) || totalQuestions === 0 || score > totalQuestions) return undefined;
  return { score, totalQuestions };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
