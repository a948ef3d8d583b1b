import { create } from "zustand";
import { persist } from "zustand/middleware";

import { asRecord } from "#app/lib/read-entries.ts";
import { persistOptions } from "#app/store/persist-options.ts";

/** How the visitor wants to take quizzes and reviews. */
type QuizSettings = {
  /** Whether a quiz goes on only when the visitor says so, instead of by itself after the lock. */
  isHeldAlways: boolean;
};

type SettingsState = QuizSettings & { changeSettings: (changes: Partial<QuizSettings>) => void };

const settingsStorage = { name: "devtherapy-quiz-settings", version: 0 } as const;

export const useQuizSettings = create<SettingsState>()(
  persist(
    (set) => ({
      isHeldAlways: false,
      changeSettings: (changes) => {
        void useQuizSettings.persist.rehydrate();
        set(changes);
      },
    }),
    persistOptions({
      ...settingsStorage,
      read: (value) => ({ isHeldAlways: asRecord(value)?.["isHeldAlways"] === true }),
    }),
  ),
);
