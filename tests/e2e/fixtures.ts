import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, type Locator, type Page, test as base } from "playwright/test";
import { isHydrated } from "./in-page.ts";

type Fixtures = {
  /** Console messages that a test expects, for example the log of an unknown path. */
  expectedMessages: RegExp;
  /** Fails the test on an unexpected console error or warning, page error, or request to another site. */
  cleanPage: void;
};

/** Minified it is injected in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What Playwright says where the configuration keeps service workers away. */
const blockedWorker = "Service Worker registration blocked by Playwright";

export const test = base.extend<Fixtures>({
  expectedMessages: [/(?!)/, { option: true }],
  cleanPage: [
    async ({ page, expectedMessages, baseURL }, use) => {
      const complaints: string[] = [];
      const isExpected = (text: string) => expectedMessages.test(text) || text === blockedWorker;
      page.on("console", (message) => {
        if (!["error", "warning"].includes(message.type()) || isExpected(message.text())) return;
        complaints.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => {
        if (!isExpected(error.message)) complaints.push(`page error: ${error.message}`);
      });
      page.on("request", (request) => {
        const url = request.url();
        const isOurs = url.startsWith(baseURL ?? "") || /^(data|blob|about):/.test(url);
        if (!isOurs && !isExpected(url)) complaints.push(`request to another site: ${url}`);
      });
      await use();
      // What the page has said by now has come by then.
      await page.evaluate(() => undefined).catch(() => undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Items of long lists beyond the first three, which are made as those are: to look at each costs seconds. */
const furtherItems = "main :is(article, [role=listitem], [role=group]:has(article), [data-session]):nth-child(n + 4)";

/** Where dialogs are, for `expectNoAxeViolations`. */
export const dialogs = "[role=dialog], dialog";

/** Opens a page and waits until React has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page with the visitor's clock at an instant, even before the build, where pages would distrust the clock. */
export async function visitAt(page: Page, now: string, path: string): Promise<void> {
  await page.clock.install({ time: new Date(now) });
  await visit(page, path);
  await page.evaluate(() => {
    delete document.documentElement.dataset["built"];
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

/**
 * Has a page's requests pass by Playwright from its beginning on. A `page.route` that is the first, and set only on an open
 * page, misses one request in fifty of those that follow at once. Costs the HTTP cache.
 */
export async function interceptFromTheStart(page: Page): Promise<void> {
  await page.route("**/never-asked-for", (route) => route.abort());
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Fails when axe finds a violation on the page, or in the part of it that a state has changed: the rest costs seconds. The
 * contrast is looked at in both themes, unless the test runs in each of them.
 */
export async function expectNoAxeViolations(page: Page, part = "html", { oneTheme = false } = {}): Promise<void> {
  await page.evaluate(axeSource);
  const findings = await findViolations(page, part);
  if (!oneTheme) {
    const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
    await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
    findings.push(...(await findViolations(page, part, { runOnly: ["color-contrast"] })));
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  }
  expect(findings).toEqual([]);
}

async function findViolations(page: Page, part: string, rules: axe.RunOptions = {}): Promise<string[]> {
  await standStill(page);
  // What frames of other sites have is not ours to judge. No rule that runs needs the style sheets once more.
  const options = {
    ...rules,
    iframes: false,
    preload: { assets: ["media" as const] },
    resultTypes: ["violations" as const],
  };
  const { violations } = await page.evaluate(
    ([include, exclude, how]) =>
      (window as unknown as { axe: typeof axe }).axe.run({ include: [include], exclude: [exclude] }, how),
    [part, furtherItems, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Records from the next page on what moves without the visitor's doing; `expectNoShifts` judges it. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput && value >= 0.0005) shifts.push([value, ...sources.map(({ node }) => node?.className)]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Fails when something moved on the page since it was opened. */
export async function expectNoShifts(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
}

/** Keeps an address's answers back until the function that it returns is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

/** Where something is that the page shows. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Waits until what comes by a transition has come. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Goes to a path as a click on an in-app link would, also where no page links to it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (target: string) => Promise<void> };
    };
    await router.navigate(to);
  }, path);
}
