import type { BrowserContext, Page } from "playwright/test";
import { expect, expectNoAxeViolations, interceptFromTheStart, test, visit, waitForHydration } from "./fixtures.ts";
import { refuseStorage } from "./in-page.ts";
import { keepCards } from "./listening-data.ts";
import { heading, section } from "./parts.ts";

/** Messages of browsers about files that fail to load. Other messages still fail the test. */
const lostFiles =
  /Failed to load resource|Failed to fetch|Error loading route module|dynamically imported module|MIME type/;

const step = (page: Page, steps: 1 | -1) => page.evaluate((by) => history.go(by), steps);

/** Loads the palette, and opens /guests, with /episodes before it and /quizzes after it in the history. */
async function standBetweenPages(page: Page) {
  await visit(page, "/episodes");
  await section(page, "Guests").click();
  // Wait, because an interrupted navigation adds no history entry.
  await expectToBeAtGuests(page);
  await section(page, "Quizzes").click();
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  await openPalette(page);
  await page.keyboard.press("Escape");
  await step(page, -1);
  await expectToBeAtGuests(page);
}

async function expectToBeAtGuests(page: Page) {
  await expect(heading(page)).toHaveText("Meet the Minds Behind the Mic");
  await expect(page).toHaveURL("/guests");
}

/** Waits until nothing has loaded for half a second, so that requests of earlier pages do not count. */
async function waitForQuiet(page: Page) {
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > 500;
  });
}

async function openPalette(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
}

const byPaletteEntry = async (page: Page) => {
  await openPalette(page);
  await page.getByRole("option", { name: "View Dev Wrapped" }).click();
  // Move the pointer off the link below the palette, which the page would prefetch.
  await page.mouse.move(0, 0);
};

const troubles: readonly {
  name: string;
  notice: string;
  begin: (page: Page, context: BrowserContext) => Promise<unknown>;
  end: (page: Page, context: BrowserContext) => Promise<unknown>;
  leave: Record<string, (page: Page) => Promise<unknown>>;
}[] = [
  {
    name: "offline",
    notice: "You seem to be offline",
    begin: (_page, context) => context.setOffline(true),
    end: (_page, context) => context.setOffline(false),
    leave: {
      "a click": (page) => section(page, "Shop").click(),
      Forward: (page) => step(page, 1),
      "a palette entry": byPaletteEntry,
    },
  },
  {
    name: "without a response from the server",
    notice: "The site isn't answering",
    begin: (page) => page.route("**/*", (route) => route.abort("connectionrefused")),
    end: (page) => page.unroute("**/*"),
    // Click a visited page, because its code is cached.
    leave: { "a click": (page) => section(page, "Quizzes").click() },
  },
];

test.describe("without a network", () => {
  test.use({ expectedMessages: lostFiles });

  test("keeps the page on every failed navigation, shows one notice, and later goes Back", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    // Bypass the HTTP cache, which would answer the requests.
    await interceptFromTheStart(page);
    await standBetweenPages(page);
    // Move the pointer off the link, because the page prefetches a link under the pointer.
    await page.mouse.move(0, 0);
    await waitForQuiet(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const { name, notice, begin, end, leave } of troubles) {
      await begin(page, context);
      for (const [way, leaveBy] of Object.entries(leave)) {
        await test.step(`${name}, by ${way}`, async () => {
          asked.length = 0;
          await leaveBy(page);
          await expect(page.getByText(notice)).toHaveCount(1);
          await expectToBeAtGuests(page);
          expect(asked.length, asked.join(" ")).toBeLessThan(12);
          // Allow three requests: the prefetch, the click and one retry.
          const onAndOn = asked.filter((path) => asked.filter((other) => other === path).length > 3);
          expect(onAndOn, asked.join(" ")).toEqual([]);
          await page.mouse.move(0, 0);
          await expect(async () => {
            await page.clock.runFor(4000);
            await expect(page.getByText(notice)).toHaveCount(0, { timeout: 200 });
          }).toPass();
        });
      }
      await end(page, context);
    }
    await step(page, -1);
    await expect(heading(page)).toHaveText("Episodes");
    await expect(page).toHaveURL("/episodes");
  });
});

test.describe("a route module that fails to load", () => {
  test.use({ expectedMessages: lostFiles });

  test("triggers a full load of the clicked page and fragment, from which Back returns", async ({ page }) => {
    await interceptFromTheStart(page);
    await keepCards(page);
    await visit(page, "/quizzes/review");
    const link = page.getByRole("main").getByRole("link", { name: "Your Data" });
    await expect(link).toBeVisible();
    await waitForQuiet(page);
    await page.route("**/assets/wrapped-*.js", (route) =>
      new URL(page.url()).pathname === "/quizzes/review"
        ? route.fulfill({ status: 404, body: "gone" })
        : route.continue(),
    );
    // Click by script, because a pointer over the link would prefetch the page.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL("/wrapped#your-data");
    await waitForHydration(page);
    await step(page, -1);
    await expect(page).toHaveURL("/quizzes/review");
    await expect(link).toBeVisible();
  });
});

test.describe("malformed or failed data", () => {
  test.use({ expectedMessages: /Failed to load resource|Cannot read properties of undefined/ });

  test("show the error screen in the same shell, and never block other navigations", async ({ page }) => {
    const expectErrorScreen = async () => {
      await expect(heading(page)).toHaveText("Unexpected Application Error!");
      // The shell stays mounted, with the player.
      await expect(page.locator("header[data-same]")).toBeVisible();
      await expect(page).toHaveTitle(/^Unexpected Application Error!/);
      await expect(page.locator("head title")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("button", { name: "Theme: Dark" })).toBeVisible();
    };
    await page.route("**/episodes.data*", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"episodes"', '"sessions"') });
    });
    await page.route("**/guests/*.data*", (route) => route.fulfill({ status: 500, body: "no" }));
    await page.route("**/events.data*", () => undefined);
    await page.route("**/quizzes.data*", (route) => route.fulfill({ body: "<!doctype html><p>Welcome to our hotel" }));
    await visit(page, "/shop");
    await page.getByRole("button", { name: "Theme: System" }).click();
    await page.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));

    await section(page, "Episodes").click();
    await expectErrorScreen();
    const isAsked = page.waitForRequest("**/events.data*");
    await section(page, "Events").click();
    await isAsked;
    await section(page, "Guests").click();
    await expectToBeAtGuests(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page).toHaveTitle(/^Guests/);
    await expect(page.locator("head title")).toHaveCount(1);

    await page.getByRole("article").getByRole("link").first().click();
    await expectErrorScreen();
    await expect(page.getByRole("main")).toContainText("500");
    await expectNoAxeViolations(page);
    await section(page, "Quizzes").click();
    await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  });
});

test("marks, tooltips and navigations work when storage is blocked, and log nothing to the console", async ({
  page,
}) => {
  await page.addInitScript(refuseStorage);
  await visit(page, "/episodes");
  const tooltip = page.locator("[data-tooltip]");
  await page.getByRole("button", { name: "Theme: System" }).hover();
  await expect(tooltip).toHaveText("Theme: System");
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  const favorite = page.getByRole("button", { name: /favorites?$/i }).first();
  await favorite.hover();
  await expect(tooltip).toHaveText("Add to favorites");
  await favorite.click();
  await expect(page.getByText("Your browser couldn't save this")).toBeVisible();
  await section(page, "Guests").click();
  await expectToBeAtGuests(page);
  await step(page, -1);
  await expect(heading(page)).toHaveText("Episodes");
  await expect(favorite).toHaveAttribute("aria-pressed", "true");
});
