import type { Browser, Page } from "playwright";
import { quantile } from "./statistics.ts";

type Interaction = {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  /** The measured interaction. `turn` counts repetitions from 0. */
  act: (page: Page, turn: number) => Promise<unknown>;
  /** Resets the page after each measured turn. */
  undo?: (page: Page) => Promise<unknown>;
};

const turns = 20;

/** Browsers do not report interactions shorter than a frame. */
const oneFrame = 16;

const hasPalette = (page: Page) => page.getByPlaceholder("Type a command or search...").waitFor();

const interactions: readonly Interaction[] = [
  {
    name: "search key",
    path: "/episodes",
    act: (page, turn) => page.getByRole("searchbox").press(turn % 2 === 0 ? "a" : "Backspace"),
  },
  {
    name: "chip",
    path: "/episodes",
    act: (page) => page.getByRole("group", { name: "Topics" }).getByRole("button").first().click(),
  },
  {
    name: "sort",
    path: "/episodes",
    act: (page, turn) =>
      page.getByRole("combobox", { name: "Sort by" }).press(turn % 2 === 0 ? "ArrowDown" : "ArrowUp"),
  },
  {
    name: "palette open",
    path: "/episodes",
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await hasPalette(page);
    },
    undo: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  },
  {
    name: "palette key",
    path: "/episodes",
    prepare: async (page) => {
      await page.keyboard.press("Control+k");
      await hasPalette(page);
    },
    act: (page, turn) => page.keyboard.press(turn % 2 === 0 ? "a" : "Backspace"),
  },
  {
    name: "quiz option",
    path: "/quizzes",
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /Take Quiz/ })
        .first()
        .click();
      await page.getByRole("radio").first().waitFor();
    },
    act: (page, turn) => page.keyboard.press(String((turn % 4) + 1)),
  },
  {
    name: "next meme",
    path: "/memes",
    prepare: async (page) => {
      await page.locator("[data-position='0'] a").click();
      await page.getByRole("dialog").getByRole("button", { name: "Next" }).waitFor();
    },
    act: (page) => page.keyboard.press("ArrowRight"),
  },
  { name: "theme", path: "/episodes", act: (page) => page.getByRole("button", { name: /^Theme: / }).click() },
];

export type InteractionTimes = Record<string, number>;

/** Milliseconds from each interaction to the next paint, at the 95th percentile, on a CPU throttled 4×. */
export async function measureInteractions(browser: Browser, address: string): Promise<InteractionTimes> {
  const times: InteractionTimes = {};
  for (const interaction of interactions) times[interaction.name] = await measureOne(browser, address, interaction);
  return times;
}

async function measureOne(
  browser: Browser,
  address: string,
  { path, prepare, act, undo }: Interaction,
): Promise<number> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 900 } });
  await page.goto(address + path, { waitUntil: "networkidle" });
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const durations: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const longest = await page.evaluateHandle(watchInteractions);
    await act(page, turn);
    durations.push(Math.max(oneFrame, await longest.evaluate((read) => read())));
    await undo?.(page);
    // Wait, so that the next turn does not measure the paints of `undo`.
    if (undo) await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  }
  await page.close();
  return quantile(durations, 0.95);
}

/** Starts to observe. The returned function waits for pending paints and resolves with the longest duration. */
function watchInteractions(): () => Promise<number> {
  const durations: number[] = [];
  const take = (entries: PerformanceEntryList) => durations.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  return async () => {
    // The interaction is painted within two frames. Its performance entries follow in a later task.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
    take(observer.takeRecords());
    observer.disconnect();
    return Math.max(0, ...durations);
  };
}
