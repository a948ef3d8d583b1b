import {
  expect,
  expectNoAxeViolations,
  expectNoShifts,
  goTo,
  recordShifts,
  test,
  visit,
  waitForHydration,
} from "./fixtures.ts";
import { heading, section } from "./parts.ts";

test.describe("an unknown address", () => {
  test.use({ expectedMessages: /404 \(Not Found\)|Failed to load resource/ });

  test("answers 404 with the specified screen, logs the path and leads home", async ({ page }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await expect.poll(() => logs.join("\n")).toContain("/no/such/page");
    await expectNoAxeViolations(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });

  test("says so without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/no/such/page");
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
    await context.close();
  });

  test("can be read before its scripts come, and nothing moves when they do", async ({ page }) => {
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await recordShifts(page);
    await page.goto("/no/such/page", { waitUntil: "commit" });
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page).toHaveTitle(/^Page not found/);
    const isLogged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
    letScriptsCome();
    await isLogged;
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.locator("head title")).toHaveCount(1);
    await expect(page).toHaveTitle(/^Page not found/);
    await expectNoShifts(page);
  });

  test("that is clicked keeps the shell, and logs its path once", async ({ page }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    await visit(page, "/shop");
    await page.evaluate(() => document.querySelector("header")?.setAttribute("data-same", ""));
    await goTo(page, "/no/such/page");
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.locator("head title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("header[data-same]")).toBeVisible();
    expect(logs.filter((text) => text.includes("/no/such/page"))).toHaveLength(1);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveTitle(/^Devtherapy/);
    await expect(page.locator("head title")).toHaveCount(1);
  });

  test("that looks like another site's shows the same, on our site", async ({ page, baseURL }) => {
    const paths = ["//x/", "//evil.example/", "/%2Fevil.example/", "/%5Cevil.example/", "/%45pisodes", "/404.html"];
    for (const path of paths) {
      await page.goto(baseURL + path);
      await expect(heading(page)).toHaveText("Oops! Page not found");
      await waitForHydration(page);
      await expect(heading(page)).toHaveText("Oops! Page not found");
      expect(new URL(page.url()).origin, path).toBe(baseURL);
    }
  });

  test("that is another spelling of a page's leads to the page meant", async ({ page, baseURL }) => {
    const paths = ["//episodes", "/episodes//", "//episodes//", "/%65pisodes", "/episodes%2F", "/episodes.html"];
    for (const path of paths) {
      await page.goto(`${baseURL + path}?q=nika#content`);
      await expect(page, path).toHaveURL("/episodes?q=nika#content");
      await waitForHydration(page);
      await expect(heading(page)).toHaveText("Episodes");
    }
  });
});

test.describe("where the host knows a page by one address only", () => {
  test.use({ expectedMessages: /404 \(Not Found\)|Failed to load resource/ });

  test("another spelling leads there before anything of 404.html is painted", async ({ page }) => {
    const notFound = await (await page.request.get("/no/such/page")).text();
    await page.route("**/shop/", (route) => route.fulfill({ status: 404, contentType: "text/html", body: notFound }));
    await page.addInitScript(() => {
      const note = () =>
        document.querySelector("h1")?.textContent.startsWith("Oops") && sessionStorage.setItem("seen", "");
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/shop/?a=b#c");
    await expect(page).toHaveURL("/shop?a=b#c");
    await expect(heading(page)).toHaveText("Shop");
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
  });

  test("a host that leads back to the other spelling is not followed for ever", async ({ page }) => {
    const notFound = await (await page.request.get("/no/such/page")).text();
    const asked: string[] = [];
    await page.route(/\/nothing\/?$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      asked.push(pathname);
      if (!pathname.endsWith("/")) return route.fulfill({ status: 301, headers: { location: `${pathname}/` } });
      return route.fulfill({ status: 404, contentType: "text/html", body: notFound });
    });
    await page.goto("/nothing/");
    await waitForHydration(page);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    expect(asked.length).toBeLessThan(6);
  });
});

test.describe("an address with a trailing slash", () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test("leads to the page, which works", async ({ page }) => {
    await visit(page, "/episodes/");
    await expect(page).toHaveURL("/episodes");
    const favorite = page.getByRole("button", { name: /^Saved?$/ }).first();
    await favorite.click();
    await expect(favorite).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("the theme", () => {
  test("goes from system to what it is not, on to the same and back, is kept, and never flashes", async ({ page }) => {
    await visit(page, "/episodes");
    const root = page.locator("html");
    await page.getByRole("button", { name: "Theme: System" }).click();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await page.reload({ waitUntil: "commit" });
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(238, 244, 241)");
    await waitForHydration(page);
    await page.getByRole("button", { name: "Theme: Dark" }).click();
    await expect(root).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: "Theme: Light" }).click();
    await expect(root).not.toHaveAttribute("data-theme");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("button", { name: "Theme: System" }).click();
    await expect(root).toHaveAttribute("data-theme", "light");
  });

  test("follows the operating system live while it is 'system'", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, "/");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(247, 246, 241)");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(11, 15, 14)");
  });
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await visit(page, "/episodes");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeFocused();
});

test("the content that the skip link leads to gets the focus back from notifications", async ({ page }) => {
  await visit(page, "/episodes");
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.evaluate(() => {
    const detail = { type: "info", message: "A note" };
    window.dispatchEvent(new CustomEvent("devtherapy:toast", { detail }));
  });
  const note = page.locator("[data-sonner-toast]");
  await expect(note).toBeVisible();
  await page.keyboard.press("Alt+t");
  await expect(page.getByRole("main")).not.toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await page.locator("h1").hover();
  await expect(note).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("Back over skip links finds the places where pages were left", async ({ page }) => {
  await visit(page, "/shop");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.press("Enter");
  await expect(page).toHaveURL("/shop#content");
  // The router scrolls to the content after the address has changed.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  // By script, for the pointer would scroll to the link.
  await section(page, "Events").evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText("Devtherapy Events");
  await skip.press("Enter");
  await expect(page).toHaveURL("/events#content");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/events");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/shop#content");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test("a page change puts focus and scroll at the top; Back restores the scroll", async ({ page }) => {
  await visit(page, "/episodes");
  // Cards that are not laid out yet are of guessed heights, and the place among them moves with them.
  await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  const card = page.getByRole("article").filter({ hasText: "Zura Abelashvili" }).locator("h2 a");
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page.locator("h1")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/episodes");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
});

test("where scrollbars take room, a dialog covers theirs too and nothing moves behind it", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
  const leftOf = async () => (await page.locator("h1").boundingBox())?.x;
  await visit(page, "/episodes");
  const long = await leftOf();
  const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(scrollbar).toBeGreaterThan(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  expect(await leftOf()).toBe(long);
  const width = await page.evaluate(() => window.innerWidth);
  await expect.poll(async () => (await page.locator(".bg-scrim").boundingBox())?.width).toBe(width);
  await page.keyboard.press("Escape");
  await visit(page, "/offline");
  expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBe(scrollbar);
  await browser.close();
});

test("page changes that overtake each other are no error", async ({ page }) => {
  await visit(page, "/shop");
  await section(page, "Events").hover();
  await section(page, "Guests").hover();
  // As fast as frames come, and once more when all is quiet.
  await page.evaluate(async () => {
    const links = ["/events", "/guests"].map((path) => document.querySelector<HTMLElement>(`header a[href='${path}']`));
    for (let turn = 0; turn < 60; turn += 1) {
      links[turn % 2]?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await section(page, "Quizzes").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Devtherapy Quizzes");
});

test("pages cross-fade, but not where motion is reduced", async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (...how) {
      document.documentElement.dataset["faded"] = "";
      return start.apply(this, how);
    };
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/episodes");
  await section(page, "Guests").click();
  await expect(page).toHaveURL("/guests");
  await expect(page.locator("h1")).toHaveText("Meet the Minds Behind the Mic");
  await expect(page.locator("html")).not.toHaveAttribute("data-faded");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await section(page, "Events").click();
  await expect(page.locator("html")).toHaveAttribute("data-faded");
});

test("every section can be reached from a page's header @everywhere", async ({ page, isMobile }) => {
  await visit(page, "/episodes");
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).click();
  const nav = page.getByRole("navigation", { name: "Sections", exact: true });
  await expect(nav.getByRole("link")).toHaveText([
    "Episodes",
    "Guests",
    "Quizzes",
    "Events",
    "Memes",
    "Game Jam",
    "Wrapped",
    "Shop",
  ]);
  if (isMobile) {
    await expectNoAxeViolations(page, "header");
    await page.keyboard.press("Escape");
    await expect(nav).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
  }
  await nav.getByRole("link", { name: "Guests" }).click();
  await expect(page).toHaveURL("/guests");
  if (isMobile) await expect(nav).toBeHidden();
});

test.describe("the background", () => {
  test.use({ expectedMessages: /willReadFrequently/ });

  test("rains, but not under reduced motion", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/");
    for (const { reducedMotion, isRaining } of [
      { reducedMotion: "no-preference", isRaining: true },
      { reducedMotion: "reduce", isRaining: false },
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await expect(async () => {
        await page.clock.runFor(2000);
        const isPainted = await page.evaluate(() => {
          const canvas = document.querySelector("canvas");
          const picture = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
          return picture?.data.some((value) => value > 0);
        });
        expect(isPainted).toBe(isRaining);
      }).toPass();
    }
  });
});
