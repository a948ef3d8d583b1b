import type { Page } from "playwright/test";
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
import { heading, section } from "./locators.ts";

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

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe("an unknown URL", () => {
  test.use({ expectedMessages: /404 \(Not Found\)/ });

  test("answers 404, and is readable before its scripts load, without layout shift", async ({ page }) => {
    const letScriptsCome = await hold(page, "**/assets/*.js");
    await recordShifts(page);
    const response = await page.goto("/no/such/page", { waitUntil: "commit" });
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
    letScriptsCome();
    await waitForHydration(page);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expectNoShifts(page);
  });

  test("names the missing item, focuses its heading, and links to the list", async ({ page }) => {
    await visit(page, "/shop");
    for (const [path, name, back, parent] of unknown) {
      await goTo(page, path);
      await expect(heading(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · Devtherapy`);
      await expect(page.getByRole("main").getByRole("link", { name: back })).toHaveAttribute("href", parent);
    }
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("head title")).toHaveCount(1);
    await expectNoAxeViolations(page, "main");
  });

  test("is noindex if it names a missing item", async ({ page }) => {
    const response = await page.goto("/episodes/nobody");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText("Episode Not Found");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  test("logs its path once and keeps the header, also in another letter case", async ({ page }) => {
    const logs: string[] = [];
    page.on("console", (message) => logs.push(message.text()));
    await visit(page, "/guests");
    for (const path of ["/no/such/page", "/Shop"]) {
      await goTo(page, path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText("Oops! Page not found");
      await expect(section(page, "Shop")).toBeVisible();
      // Console messages arrive after the page has rendered.
      await expect.poll(() => logs.filter((text) => text.includes(path))).toHaveLength(1);
    }
  });

  test("redirects another form of a page's URL to that page before 404.html paints", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const note = () =>
        document.querySelector("h1")?.textContent.startsWith("Oops") && sessionStorage.setItem("seen", "");
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await visit(page, `${baseURL}//shop//?a=b#content`);
    await expect(page).toHaveURL("/shop?a=b#content");
    await expect(heading(page)).toHaveText("Shop");
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBeNull();
  });

  test("never redirects to another site", async ({ page, baseURL }) => {
    await page.goto(`${baseURL}//evil.example/`);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  test("does not redirect in a loop if the host redirects back", async ({ page }) => {
    const notFound = await (await page.request.get("/no/such/page")).text();
    const requested: string[] = [];
    await page.route(/\/nothing\/?$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      requested.push(pathname);
      if (!pathname.endsWith("/")) return route.fulfill({ status: 301, headers: { location: `${pathname}/` } });
      return route.fulfill({ status: 404, contentType: "text/html", body: notFound });
    });
    await page.goto("/nothing/");
    await waitForHydration(page);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    expect(requested.length).toBeLessThan(6);
  });
});

test.describe("the theme", () => {
  const light = ["rgb(247, 246, 241)", "#f7f6f1"] as const;
  const dark = ["rgb(11, 15, 14)", "#0b0f0e"] as const;

  /** Expects these colors of the page and of the browser's interface. */
  async function expectColors(page: Page, [background, browserColor]: readonly [string, string]) {
    await expect(page.locator("html")).toHaveCSS("background-color", background);
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
        .filter(({ media }) => window.matchMedia(media).matches)
        .map(({ content }) => content),
    );
    expect(colors).toEqual([browserColor]);
  }

  const toggle = (page: Page, name: string) => page.getByRole("button", { name: `Theme: ${name}` });

  test("follows the operating system until the visitor chooses one", async ({ page }) => {
    await visit(page, "/shop");
    await expectColors(page, light);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectColors(page, dark);
    // From System, the first click changes what the visitor sees.
    await toggle(page, "System").click();
    await expectColors(page, light);
  });

  test("cycles from System to the opposite theme, and then to the system's theme", async ({ page }) => {
    await visit(page, "/shop");
    await toggle(page, "System").click();
    await expectColors(page, dark);
    await toggle(page, "Dark").click();
    await expectColors(page, light);
    await toggle(page, "Light").click();
    await expect(toggle(page, "System")).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(toggle(page, "System")).toBeVisible();
  });

  test("is stored, and shows before hydration", async ({ page }) => {
    await visit(page, "/shop");
    await toggle(page, "System").click();
    await expectColors(page, dark);
    await hold(page, "**/assets/*.js");
    await page.reload({ waitUntil: "commit" });
    await expectColors(page, dark);
    await expect(page.locator("body")).toHaveCSS("color", "rgb(238, 244, 241)");
  });
});

test.describe("the skip link", () => {
  const skip = (page: Page) => page.getByRole("link", { name: "Skip to content" });

  test("is the first tab stop and leads to the content", async ({ page }) => {
    await visit(page, "/guests/zuba");
    await page.keyboard.press("Tab");
    await expect(skip(page)).toBeFocused();
    await expect(skip(page)).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/guests/zuba#content");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator("a[href], button").first()).toBeFocused();
  });
});

test("a new page starts at the top with its heading focused, and Back restores the scroll position", async ({
  page,
}) => {
  await visit(page, "/guests/zuba");
  await page.evaluate(() => window.scrollTo(0, 700));
  // Click by script, because Playwright would scroll to the link.
  await section(page, "Events").evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText("Devtherapy Events");
  await expect(heading(page)).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page).toHaveURL("/events#content");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/events");
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL("/guests/zuba");
  await expect.poll(() => scrolled(page)).toBe(700);
});

test.describe("the menu on phones", () => {
  const menu = (page: Page) => page.getByRole("button", { name: "Menu" });
  const entry = (page: Page, name: string) => section(page, name);

  test("opens before hydration @phone", async ({ page }) => {
    await hold(page, "**/assets/*.js");
    await page.goto("/guests", { waitUntil: "commit" });
    await menu(page).tap();
    await expect(entry(page, "Episodes")).toBeVisible();
    await expectNoAxeViolations(page, "header");
  });

  test("closes on Escape, which returns the focus from the menu to its button @phone", async ({ page }) => {
    await visit(page, "/guests");
    await menu(page).press("Enter");
    await page.keyboard.press("Tab");
    await expect(entry(page, "Episodes")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entry(page, "Episodes")).toBeHidden();
    await expect(menu(page)).toBeFocused();
  });

  test("closes when the focus leaves the header, so that it covers no focused element @phone", async ({ page }) => {
    await visit(page, "/guests");
    await menu(page).click();
    await entry(page, "Shop").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Back to Podcast" })).toBeFocused();
    await expect(entry(page, "Shop")).toBeHidden();
  });

  test("closes on a navigation; closes and focuses its button on a link to the current page @phone", async ({
    page,
  }) => {
    await visit(page, "/guests");
    await menu(page).click();
    await entry(page, "Guests").press("Enter");
    await expect(menu(page)).toBeFocused();
    await menu(page).tap();
    await entry(page, "Events").tap();
    await expect(heading(page)).toHaveText("Devtherapy Events");
    await expect(heading(page)).toBeFocused();
    await expect(entry(page, "Shop")).toBeHidden();
  });

  test("closes on Back; Back again leaves the page @phone", async ({ page }) => {
    await visit(page, "/guests");
    await goTo(page, "/events");
    await menu(page).tap();
    await expect(entry(page, "Shop")).toBeVisible();
    // React Router starts blocking Back a frame later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.goBack();
    await expect(entry(page, "Shop")).toBeHidden();
    await expect(page).toHaveURL("/events");
    await page.goBack();
    await expect(page).toHaveURL("/guests");
  });
});

test("offers Install if the browser offers it as soon as the page has loaded", async ({ page }) => {
  await page.addInitScript(() => {
    const offer = () => window.dispatchEvent(new Event("beforeinstallprompt"));
    window.addEventListener("load", offer);
  });
  await visit(page, "/shop");
  await expect(page.getByRole("button", { name: "Install" })).toBeVisible();
});

test("prints the page's URL with its query", async ({ page }) => {
  await visit(page, "/events?filter=past");
  const url = page.getByText("Devtherapy · https://devtherapy.ge/events?filter=past");
  await expect(url).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(url).toBeVisible();
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

test("interrupted navigations cause no error", async ({ page }) => {
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
});

test("navigations fade unless motion is reduced", async ({ page }) => {
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
  await section(page, "Quizzes").click();
  await expect(heading(page)).toHaveText("Devtherapy Quizzes");
  await expect(page.locator("html")).not.toHaveAttribute("data-faded");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await section(page, "Shop").click();
  await expect(page.locator("html")).toHaveAttribute("data-faded");
});

test.describe("the background", () => {
  test.use({ expectedMessages: /willReadFrequently/ });

  test("animates the binary rain, except under reduced motion", async ({ page }) => {
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
