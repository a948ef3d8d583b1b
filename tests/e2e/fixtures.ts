import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, type Locator, type Page, test as base } from "playwright/test";
import { isHydrated } from "./in-page.ts";

type Fixtures = {
  /** Console messages that a test expects, for example about an unknown path. */
  expectedMessages: RegExp;
  /** Fails the test on an unexpected console error or warning, page error, or request to another site. */
  cleanPage: void;
};

/** Minified, because that halves the time to inject it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Playwright's message when the configuration blocks service workers. */
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
      // Wait for the messages that the page has sent so far.
      await page.evaluate(() => undefined).catch(() => undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Selects the items after the first three of a list. All items share their markup, and excluding some saves seconds. */
const furtherItems = "main :is(article, [role=listitem], [role=group]:has(article)):nth-child(n + 4)";

/** Selects dialogs, for `expectNoAxeViolations`. */
export const dialogs = "[role=dialog], dialog";

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a page with the visitor's clock set to an instant, which may be before the build. */
export async function visitAt(page: Page, now: string, path: string): Promise<void> {
  await page.clock.install({ time: new Date(now) });
  await visit(page, path);
}

/**
 * Intercepts a page's requests from the start, which disables the HTTP cache. Without this, the first `page.route` on
 * an open page misses about 2% of the requests made right after it.
 */
export async function interceptFromTheStart(page: Page): Promise<void> {
  await page.route("**/never-requested", (route) => route.abort());
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/**
 * Fails if axe finds a violation on the page or in the given part of it. Checking only a part saves seconds. Checks
 * contrast in both themes, unless the test itself runs in both (`oneTheme`).
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
  // Skip frames of other sites. Do not preload style sheets, which no enabled rule needs.
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

/** Records layout shifts for `expectNoShifts`, starting with the next page. Ignores shifts right after input. */
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

/** Fails if the page had a layout shift since it was opened. */
export async function expectNoShifts(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
}

/** Holds responses to a URL until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

/** The bounding box of a visible element. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element is not on the page");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Waits until all transitions have ended. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Navigates to a path on the client, as a link does, even if no page links to it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (target: string) => Promise<void> };
    };
    await router.navigate(to);
  }, path);
}
