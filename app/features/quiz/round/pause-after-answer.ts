import { create } from "zustand";
import { persist } from "zustand/middleware";
import { asRecord } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "#app/store/persist-options.ts";

/** An answer shows for this many milliseconds before the quiz continues (agreed with the client). */
export const lockMs = 2000;

type QuizSettings = {
  /** True to pause after each answer instead of continuing after the lock. The stored name; it must not change. */
  isHeldAlways: boolean;
  setPausesAfterAnswer: (pauses: boolean) => void;
};

/** The settings of quizzes and reviews, stored on the device. */
export const useQuizSettings = create<QuizSettings>()(
  persist(
    (set) => ({ isHeldAlways: false, setPausesAfterAnswer: (pauses) => set({ isHeldAlways: pauses }) }),
    persistOptions("devtherapy-quiz-settings", (value) => ({
      isHeldAlways: asRecord(value)?.["isHeldAlways"] === true,
    })),
  ),
);
followTabs(useQuizSettings);
