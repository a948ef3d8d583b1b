import { create } from "zustand";
import { persist } from "zustand/middleware";

import { asRecord } from "#app/lib/read-entries.ts";
import { persistOptions } from "#app/store/persist-options.ts";

/** Milliseconds that an answer stays in view before the quiz goes on (specification, section 9). */
export const lockMs = 2000;

/** How the visitor wants to take quizzes and reviews. */
type QuizSettings = {
  /** Whether a quiz goes on only when the visitor says so, instead of by itself after the lock. */
  isHeldAlways: boolean;
  changeSettings: (changes: { isHeldAlways: boolean }) => void;
};

export const useQuizSettings = create<QuizSettings>()(
  persist(
    (set) => ({
      isHeldAlways: false,
      changeSettings: (changes) => {
        void useQuizSettings.persist.rehydrate();
        set(changes);
      },
    }),
    persistOptions({
      name: "devtherapy-quiz-settings",
      version: 0,
      read: (value) => ({ isHeldAlways: asRecord(value)?.["isHeldAlways"] === true }),
    }),
  ),
);
