import {
  boxOf,
  expect,
  expectNoAxeViolations,
  expectNoShifts,
  goTo,
  hold,
  recordShifts,
  test,
  visit,
  waitForHydration,
} from "./fixtures.ts";
import { heading, section } from "./parts.ts";

/** An unknown URL of each kind, with the heading and the back link of its page. */
const unknown = [
  ["/episodes/nobody", "Episode Not Found", "Back to Episodes", "/episodes"],
  ["/guests/nobody", "Guest Not Found", "Back to Guests", "/guests"],
  ["/events/gamejam-2024", "Event Not Found", "Back to Events", "/events"],
  ["/quizzes/nothing", "Quiz Not Found", "Back to Quizzes", "/quizzes"],
  ["/topics/cobol", "Topic Not Found", "Back to Topics", "/topics"],
  ["/episodes/a%2Fb", "Episode Not Found", "Back to Episodes", "/episodes"],
  ["/topics/AI", "Topic Not Found", "Back to Topics", "/topics"],
  ["/memes/nobody-drew-this", "Meme Not Found", "Back to Meme Gallery", "/memes"],
  ["/gamejam-2025-gallery/nobody-drew-this", "Meme Not Found", "Back to Game Jam Gallery", "/gamejam-2025-gallery"],
] as const;

test.describe("an unknown URL", () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test("answers 404, is readable before its scripts load, logs the path and links home", async ({ page }) => {
    const letScriptsCome = await hold(page, "**/assets/*.js");
    await recordShifts(page);
    const response = await page.goto("/no/such/page", { waitUntil: "commit" });
    expect(response?.status()).toBe(404);
    const home = page.getByRole("link", { name: "Return to Home" });
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(home).toBeVisible();
    const isLogged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
    letScriptsCome();
    await isLogged;
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.locator("head title")).toHaveCount(1);
    await expect(page).toHaveTitle(/^Page not found/);
    await expectNoShifts(page);
    await expectNoAxeViolations(page);
    await home.click();
    await expect(page).toHaveTitle(/^Devtherapy/);
  });

  test("names the missing item, links to the list, keeps the header, and logs its path once", async ({ page }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    const response = await page.goto("/episodes/nobody");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    for (const [path, name, back, parent] of unknown) {
      await goTo(page, path);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · Devtherapy`);
      await expect(page.getByRole("main").getByRole("link", { name: back })).toHaveAttribute("href", parent);
    }
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("head title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expectNoAxeViolations(page, "main");
    await goTo(page, "/shop");
    await goTo(page, "/no/such/page");
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(section(page, "Shop")).toBeVisible();
    expect(logs.filter((text) => text.includes("/no/such/page"))).toHaveLength(1);
    await goTo(page, "/Shop");
    await expect(page).toHaveURL("/Shop");
    await expect(heading(page)).toHaveText("Oops! Page not found");
  });

  test("redirects another form of a page's URL to that page before 404.html paints, and never to another site", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      const note = () =>
        document.querySelector("h1")?.textContent.startsWith("Oops") && sessionStorage.setItem("seen", "");
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await visit(page, `${baseURL}//shop//?a=b#content`);
    await expect(page).toHaveURL("/shop?a=b#content");
    await expect(heading(page)).toHaveText("Shop");
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
    await page.goto(`${baseURL}//evil.example/`);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  test("does not redirect in a loop if the host redirects back", async ({ page }) => {
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

test("the theme toggles between System and its opposite, persists, and never flashes", async ({ page }) => {
  const root = page.locator("html");
  /** Expects these colors of the page and of the browser's interface. */
  const expectColors = async (ground: string, frame: string) => {
    await expect(root).toHaveCSS("background-color", ground);
    const frames = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
        .filter(({ media }) => window.matchMedia(media).matches)
        .map(({ content }) => content),
    );
    expect(frames).toEqual([frame]);
  };
  const expectLight = () => expectColors("rgb(247, 246, 241)", "#f7f6f1");
  const expectDark = () => expectColors("rgb(11, 15, 14)", "#0b0f0e");

  await visit(page, "/shop");
  await expectLight();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectDark();
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Theme: System" }).click();
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expectDark();
  await page.reload({ waitUntil: "commit" });
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(238, 244, 241)");
  await expectDark();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Theme: Dark" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await expectLight();
  await page.getByRole("button", { name: "Theme: Light" }).click();
  await expect(root).not.toHaveAttribute("data-theme");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Theme: System" })).toBeVisible();
  await expect(root).not.toHaveAttribute("data-theme");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Theme: System" }).click();
  await expect(root).toHaveAttribute("data-theme", "light");
  await expectLight();
});

test("skip links", async ({ page }) => {
  await visit(page, "/guests/zuba");
  const skip = page.getByRole("link", { name: "Skip to content" });
  const main = page.getByRole("main");
  const scrolled = () => page.evaluate(() => window.scrollY);

  await test.step("are the first tab stop and lead to the content", async () => {
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/guests/zuba#content");
    await expect(main).toBeFocused();
    // The router scrolls to the content after the URL changes.
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  await test.step("lead to content that regains the focus after a toast", async () => {
    await page.keyboard.press("Control+Shift+D");
    const note = page.locator("[data-sonner-toast]");
    await expect(note).toBeVisible();
    await page.keyboard.press("Alt+t");
    await expect(main).not.toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await page.locator("h1").hover();
    await expect(note).toHaveCount(0);
    await expect(main).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(main.locator("a[href], button").first()).toBeFocused();
  });

  await test.step("add no history entry; Back restores the scroll position, and a new page starts at the top", async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    // Click by script, because Playwright would scroll to the link.
    await section(page, "Events").evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toHaveText("Devtherapy Events");
    await expect(heading(page)).toBeFocused();
    expect(await scrolled()).toBe(0);
    await skip.press("Enter");
    await expect(page).toHaveURL("/events#content");
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL("/events");
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL("/guests/zuba#content");
    await expect.poll(scrolled).toBe(700);
  });
});

test("a dialog covers the scrollbar without layout shift behind it", async ({ playwright, launchOptions, baseURL }) => {
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ baseURL, serviceWorkers: "block" });
  const leftOf = async () => (await page.locator("h1").boundingBox())?.x;
  await visit(page, "/shop");
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

test("interrupted navigations cause no error, and navigations fade unless motion is reduced", async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = function (...how) {
      const transition = start.apply(this, how);
      const note = () => {
        const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
        if (effects.some(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition")))
          document.documentElement.dataset["faded"] = "";
      };
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  await visit(page, "/shop");
  await section(page, "Events").hover();
  await section(page, "Guests").hover();
  // Navigate once per frame, and once more when all has settled.
  await page.evaluate(async () => {
    const links = ["/events", "/guests"].map((path) => document.querySelector<HTMLElement>(`header a[href='${path}']`));
    for (let turn = 0; turn < 20; turn += 1) {
      links[turn % 2]?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await section(page, "Quizzes").click();
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  await expect(page.locator("html")).not.toHaveAttribute("data-faded");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await section(page, "Shop").click();
  await expect(page.locator("html")).toHaveAttribute("data-faded");
});

test.describe("the background", () => {
  test.use({ expectedMessages: /willReadFrequently/ });

  test("rains, but not under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.install();
    await visit(page, "/shop");
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

test("back links are readable on a phone @phone", async ({ page }) => {
  for (const [path, label] of [
    ["/guests", "Back to Podcast"],
    ["/shop", "Back to Podcast"],
    ["/episodes", "Back to Home"],
    ["/wrapped", "Back to Home"],
  ] as const) {
    await visit(page, path);
    expect((await boxOf(page.getByText(label, { exact: true }))).width).toBeGreaterThan(80);
  }
});
