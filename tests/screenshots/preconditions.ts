import type { Page } from "playwright";

import quiz from "../../data/quizzes/ep1-pilot-basics.ts";
import { serveStandIn } from "../e2e/youtube-stand-in.ts";

/** What is there before a page comes: what the browser remembers, and what of the site does not answer. */

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

/** A place in the middle of an episode, to go on from. */
export async function keepPlace(page: Page): Promise<void> {
  const place = { seconds: 2400, duration: 8520, heard: [[0, 2400]], heardAt: new Date().toISOString() };
  await keep(page, "devtherapy-positions", { positions: { ptPHTbQk_sA: place } });
}

/** Searches that were made before. */
export async function keepSearches(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("devtherapy-recent-searches", '["gpu","ნათია","kubernetes"]'));
}

async function keep(page: Page, name: string, state: object): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    name,
    JSON.stringify({ state, version: 0 }),
  ] as const);
}

/** Sets the visitor's clock. */
export function setClock(now: string): (page: Page) => Promise<void> {
  return (page) => page.clock.setFixedTime(new Date(now));
}

/** A player that answers, in place of YouTube's. */
export async function serveVideo(page: Page): Promise<void> {
  await serveStandIn(page.context());
}

type Address = Parameters<Page["route"]>[0];

/** Files of the site that never come. */
export function hold(address: Address): (page: Page) => Promise<unknown> {
  return (page) => page.route(address, () => undefined);
}

/** Files of the site that can't be had. */
export function lose(address: Address): (page: Page) => Promise<unknown> {
  return (page) => page.route(address, (route) => route.abort());
}

/** Files of the site in whose place the server says that it is broken. */
export function fail(address: Address): (page: Page) => Promise<unknown> {
  return (page) => page.route(address, (route) => route.fulfill({ status: 500, body: "no" }));
}
