import { latestStartMs } from "#app/document/start-scripts.ts";

import { expect, test, visit } from "./fixtures.ts";
import { onePerKind } from "./pages.ts";
import { heading, palette } from "./parts.ts";

test("a button that is clicked before the scripts are there does its work once they are, and only once", async ({
  page,
}) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/episodes", { waitUntil: "commit" });
  const topic = page.getByRole("group", { name: "Topics" }).getByRole("button", { name: "AI", exact: true });
  await topic.click();
  await expect(topic).toHaveAttribute("aria-pressed", "false");
  letScriptsCome();
  await expect(topic).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/topic=/);
  await topic.click();
  await expect(topic).toHaveAttribute("aria-pressed", "false");
});

test("a quiz of an episode that is asked for before its section's code is there opens once it is", async ({ page }) => {
  const { promise: sectionMayCome, resolve: letSectionCome } = Promise.withResolvers<void>();
  await page.route("**/assets/test-your-knowledge-*.js", async (route) => {
    await sectionMayCome;
    await route.continue();
  });
  await visit(page, "/episodes/irakli-gabisonia");
  const button = page.getByRole("button", { name: "Take Quiz" }).first();
  await button.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  letSectionCome();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/quiz=/);
});

test.describe("without the code of an episode's quizzes", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("they can be read, and their links lead on", async ({ page }) => {
    await page.route("**/assets/test-your-knowledge-*.js", (route) => route.abort());
    await visit(page, "/episodes/irakli-gabisonia");
    const quizzes = page.getByRole("region", { name: "Test Your Knowledge" });
    await quizzes.getByRole("article").first().getByRole("link").click();
    await expect(page).toHaveURL(/\/quizzes\//);
  });
});

test("the palette's keys that are pressed before the scripts are there open it once they are", async ({ page }) => {
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto("/episodes", { waitUntil: "commit" });
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press("Control+k");
  letScriptsCome();
  await expect(palette(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toHaveCount(0);
});

test("no script is asked for before the page is painted", async ({ page }) => {
  // Where nothing is painted for long they come all the same: a machine may be that busy.
  await page.addInitScript((latest) => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (act: () => void, ms: number) => wait(act, ms === latest ? 1000 * latest : ms),
    });
  }, latestStartMs);
  await visit(page, "/episodes");
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")),
  }));
  expect(Math.min(...asked.map(({ startTime }) => startTime))).toBeGreaterThanOrEqual(painted ?? Infinity);
});

for (const path of onePerKind) {
  test(`${path} looks the same with the rules that stand in it as with the whole style sheet`, async ({ page }) => {
    const { promise: stylesMayCome, resolve: letStylesCome } = Promise.withResolvers<void>();
    await page.route("**/assets/*.css", async (route) => {
      await stylesMayCome;
      await route.continue();
    });
    // They would change what is seen meanwhile.
    await page.route(/\.(js|webp|jpg|png|avif|svg|mp4)$/, () => undefined);
    // With a place to be found on it, all of the page is laid out at once.
    await page.goto(`${path}#main`, { waitUntil: "commit" });
    await expect(page.locator("html")).not.toHaveAttribute("data-waiting");
    const stylesheet = page.locator('link[rel="stylesheet"]');
    await expect(stylesheet).not.toHaveAttribute("disabled");
    const before = await page.evaluate(styleOfEverything);
    letStylesCome();
    await expect.poll(() => stylesheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length)).toBeTruthy();
    const after = await page.evaluate(styleOfEverything);
    expect(Object.keys(after).filter((element) => after[element] !== before[element])).toEqual([]);
  });
}

/** What the browser makes of the styles for each kind of element that is seen on the page, by its number and classes. */
function styleOfEverything(): Record<string, string> {
  const seen = new Map<string, number>();
  const elements = [...document.querySelectorAll("body, body *")].filter((element) => {
    if (!element.checkVisibility()) return false;
    let kind = "";
    for (let one: Element | null = element; one; one = one.parentElement) kind += `${one.tagName} ${one.className} `;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    // The first of many alike may look different, and the second.
    return count <= 2;
  });
  return Object.fromEntries(
    elements.map((element, index) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => style.getPropertyValue(name));
      return [`${index} ${element.tagName} ${element.className}`, values.join("; ")];
    }),
  );
}

test("a page that is opened in a window out of sight comes alive there", async ({ context, page }) => {
  await context.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    Object.defineProperty(window, "PerformanceObserver", {
      value: class {
        observe() {}
      },
    });
  });
  await visit(page, "/guests");
});

test("a link that is clicked before the scripts are there leads to its page", async ({ page }) => {
  await page.route("**/assets/*.js", () => undefined);
  await page.goto("/guests", { waitUntil: "commit" });
  const link = page.getByRole("article").getByRole("link").first();
  const path = (await link.getAttribute("href")) ?? "";
  await link.click({ noWaitAfter: true });
  await expect(page).toHaveURL(path);
});

test("a page is fetched while its link is pointed at, without its pictures, and the click asks for nothing else", async ({
  page,
}) => {
  await visit(page, "/guests");
  // Brings what comes by itself soon, and belongs to no page.
  await Promise.all([page.waitForResponse("**/search.json"), page.keyboard.press("Control")]);
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("article").getByRole("link").first();
  const path = (await link.getAttribute("href")) ?? "";
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await Promise.all([
    page.waitForEvent("requestfinished", (request) => request.url().includes(`${path}.data`)),
    link.hover(),
  ]);
  const ahead = [...asked];
  expect(ahead.filter((address) => !/\.(js|data)(\?|$)/.test(address))).toEqual([]);

  asked.length = 0;
  await link.click();
  await expect(page.getByRole("link", { name: "Back to Guests" })).toBeVisible();
  const late = asked.filter((address) => /\.(js|data)(\?|$)/.test(address) && !ahead.includes(address));
  expect(late).toEqual([]);
});
