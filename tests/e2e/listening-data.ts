import type { Page } from "playwright/test";
import quiz from "#data/quizzes/ep1-pilot-basics.ts";

/** The storage key of the listening history. */
const storageName = "devtherapy-analytics";

type Stats = {
  playCount: number;
  lastPlayedAt?: string;
  isCompleted?: boolean;
  completedAt?: string;
  isFavorite?: boolean;
};

/** Stores a text before the next page opens. Stores it only once, so that later changes by the page persist. */
export async function store(page: Page, text: string, name = storageName): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      // Init scripts also run in frames, where storage may be denied.
      if (window !== window.top || sessionStorage.getItem(`stored ${key}`) === value) return;
      sessionStorage.setItem(`stored ${key}`, value);
      localStorage.setItem(key, value);
    },
    [name, text] as const,
  );
}

/** Stores a state under a key, like `store`. */
export async function keep(page: Page, name: string, state: object): Promise<void> {
  await store(page, JSON.stringify({ state, version: 0 }), name);
}

/** Stores review cards of the pilot's quiz, answered days ago and due today. */
export async function keepCards(page: Page): Promise<void> {
  const dayMs = 24 * 60 * 60 * 1000;
  const today = Math.floor(Date.now() / dayMs);
  const cards = quiz.questions.map(({ id }, index) => [
    `${quiz.id}/${id}`,
    { reviews: [{ at: Date.now() - (5 + index) * dayMs, isRight: index % 2 === 0 }], due: today },
  ]);
  await keep(page, "devtherapy-review", { cards: Object.fromEntries(cards) as unknown });
}

/** Stats in their stored form. */
export function stored(episodeStats: Record<string, Stats>): string {
  return JSON.stringify({ state: { episodeStats, lastActiveDate: null }, version: 0 });
}

/** The currently stored stats by episode. */
export async function readStored(page: Page): Promise<Record<string, Partial<Stats>>> {
  const text = await page.evaluate((name) => localStorage.getItem(name), storageName);
  const { state } = JSON.parse(text ?? "{}") as { state?: { episodeStats?: Record<string, Partial<Stats>> } };
  return state?.episodeStats ?? {};
}

/** A listener with five completed episodes and 21 plays, most about AI, on three days. */
export const busyListener = {
  // #9, Giorgi Dalakishvili
  swqK7GgJIrk: {
    playCount: 4,
    isCompleted: true,
    isFavorite: true,
    completedAt: "2025-03-02T12:00:00.000Z",
    lastPlayedAt: "2025-03-02T11:00:00.000Z",
  },
  // #21, Ioseb Dzmanashvili
  vA8IGZUQDTc: {
    playCount: 8,
    isCompleted: true,
    isFavorite: true,
    completedAt: "2025-03-09T12:00:00.000Z",
    lastPlayedAt: "2025-03-09T11:00:00.000Z",
  },
  // #14, Natia Kukhilava
  xE4MAuxHnLo: { playCount: 6, isCompleted: true, lastPlayedAt: "2025-03-05T11:00:00.000Z" },
  // #3 and the pilot
  "0d-j8jDxiJE": { playCount: 2, isCompleted: true, lastPlayedAt: "2025-03-05T12:00:00.000Z" },
  "tI-vWehbH-8": { playCount: 1, isCompleted: true, lastPlayedAt: "2025-03-05T13:00:00.000Z" },
} satisfies Record<string, Stats>;
