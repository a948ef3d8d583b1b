import type { Page } from "playwright/test";

import quiz from "../../data/quizzes/ep1-pilot-basics.ts";

/** Where visitors' browsers hold what they listened to. */
const storageName = "devtherapy-analytics";

type Stats = {
  playCount: number;
  lastPlayedAt?: string;
  isCompleted?: boolean;
  completedAt?: string;
  isFavorite?: boolean;
};

/** Puts a text into the browser's storage before the next page is opened, once: what the page does to it stays. */
export async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      // It runs in frames too, where storage may be denied.
      if (window !== window.top || sessionStorage.getItem("stored") === value) return;
      sessionStorage.setItem("stored", value);
      localStorage.setItem(name, value);
    },
    [storageName, text] as const,
  );
}

/** Stats as the browser's storage holds them. */
export function stored(episodeStats: Record<string, Stats>): string {
  return JSON.stringify({ state: { episodeStats, lastActiveDate: null }, version: 0 });
}

/** What the browser's storage holds now, by episode. */
export async function readStored(page: Page): Promise<Record<string, Partial<Stats>>> {
  const text = await page.evaluate((name) => localStorage.getItem(name), storageName);
  const { state } = JSON.parse(text ?? "{}") as { state?: { episodeStats?: Record<string, Partial<Stats>> } };
  return state?.episodeStats ?? {};
}

/** A listener of five completed episodes and 21 plays on three days, most of them about AI. */
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

/** Puts what a store keeps into the browser's storage before every page that is opened. */
export async function keep(page: Page, name: string, state: object): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    name,
    JSON.stringify({ state, version: 0 }),
  ] as const);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Cards of a quiz that were missed some days ago; they come back in so many days. */
export async function keepCards(page: Page, dueIn: number): Promise<void> {
  const today = Math.floor(Date.now() / dayMs);
  const cards = quiz.questions.map(({ id }, index) => [
    `${quiz.id}/${id}`,
    { reviews: [{ at: Date.now() - (5 + index) * dayMs, isRight: index % 2 === 0 }], due: today + dueIn },
  ]);
  await keep(page, "devtherapy-review", { cards: Object.fromEntries(cards) });
}
