import type { Locator, Page } from "playwright/test";
import { site } from "#app/site.ts";
import { countChapters, episodes, guests } from "./content.ts";
import { expect, goTo, standStill, test, visit } from "./fixtures.ts";
import { busyListener, keep, keepCards, store, stored } from "./listening-data.ts";
import { finishQuiz, heading, takeQuiz } from "./locators.ts";
import { onePerCode } from "./pages.ts";
import { translatePage } from "./translate-page.ts";

/** Text spacing and size that pages must support (WCAG 1.4.12, 1.4.4), on the narrowest screen (1.4.10). */
const largeText = `
  html { font-size: 200% !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Adds a style sheet in a way that the Content-Security-Policy allows. */
function setText(page: Page, styles: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, styles);
}

/** Elements beyond the right edge of a page or dialog that scrolls sideways. */
function readOverflow(page: Page) {
  return page.evaluate(() => {
    const box = document.querySelector("[role=dialog] [tabindex='0']") ?? document.documentElement;
    const right = box.getBoundingClientRect().left + box.clientWidth;
    if (box.scrollWidth <= box.clientWidth) return [];
    return [...box.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > right + 1)
      .map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent.slice(0, 40)}`)
      .slice(-6);
  });
}

test.describe("with text of double size at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, expectedMessages: /Failed to load resource/ });

    test("every kind of page is readable and does not scroll sideways, even without fonts", async ({ page }) => {
      // Block the fonts, because the system's fonts are wider.
      await page.route("**/*.woff2", (route) => route.abort());
      for (const path of onePerCode) {
        const response = await page.goto(path, { waitUntil: "domcontentloaded" });
        expect(response?.status(), path).toBe(200);
        await expect(page.locator("h1"), path).toBeVisible();
        expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(60);
        await expect(
          page.locator(":is(button, input, select):visible"),
          `${path}: visible controls without JavaScript`,
        ).toHaveCount(0);
        if (path === "/wrapped") await expect(page.getByRole("heading", { name: "Your Data" })).toBeVisible();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect.soft(await readOverflow(page), path).toEqual([]);
        await setText(page, largeText);
        expect.soft(await readOverflow(page), `${path} with large text`).toEqual([]);
      }
    });
  });

  test("stored data are readable", async ({ page }) => {
    await store(page, stored(busyListener));
    await keepCards(page);
    await visit(page, "/quizzes/review");
    await setText(page, largeText);
    for (const [path, text] of [
      ["/quizzes/review", "What you know"],
      ["/wrapped", "Top Guest"],
      ["/quizzes", /^· \d+ due · /],
    ] as const) {
      await goTo(page, path);
      await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
      expect(await readOverflow(page), path).toEqual([]);
    }
  });

  test("dialogs are readable and can be closed", async ({ page }) => {
    await visit(page, "/quizzes");
    await setText(page, largeText);
    const dialog = page.getByRole("dialog");
    for (const [open, content] of [
      [() => page.keyboard.press("Control+k"), dialog.getByRole("option")],
      [() => page.keyboard.press("Shift+?"), dialog.getByText("Search and run commands")],
      [() => page.getByRole("button", { name: "Take Quiz" }).first().click(), dialog.getByRole("radio")],
    ] as const) {
      await open();
      await expect(content.first()).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport();
      expect(await readOverflow(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    }
  });

  test("the menu's links fit into the menu", async ({ page }) => {
    await visit(page, "/quizzes");
    await setText(page, largeText);
    await page.getByRole("button", { name: "Menu" }).click();
    const links = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
    await expect(links.first()).toBeVisible();
    const widths = await links.evaluateAll((all) =>
      all.map(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
    );
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
  });

  test("the result of a quiz is readable, also on a translated page", async ({ page }) => {
    await visit(page, "/quizzes/ep1-pilot-basics");
    await setText(page, largeText);
    await page.evaluate(translatePage, false);
    await takeQuiz(page).click();
    await finishQuiz(page, 4);
    expect(await page.locator("main font").count()).toBeGreaterThan(0);
    expect(await readOverflow(page)).toEqual([]);
    const result = await page.getByRole("dialog").locator("[tabindex='0']").first().boundingBox();
    expect(result?.height).toBeGreaterThan(150);
  });
});

test("text of double size fits or wraps on wide screens", async ({ page }) => {
  await visit(page, "/");
  await setText(page, largeText);
  const firstGuest = page.getByRole("article").first().getByRole("heading");
  const firstOfFooter = page.locator("footer li").first();
  for (const [path, title, ...atTheLeft] of [
    ["/", "Therapy for developers, one bug at a time"],
    ["/episodes", "Episodes"],
    ["/guests", "Meet the Minds Behind the Mic", firstGuest, firstOfFooter],
    ["/guests/zuba", guests.find(({ id }) => id === "zuba")?.name ?? "", heading(page)],
  ] as const) {
    await goTo(page, path);
    await expect(heading(page)).toHaveText(title);
    await page.setViewportSize({ width: 768, height: 720 });
    for (const name of atTheLeft) expect.soft((await name.boundingBox())?.x, path).toBeLessThan(100);
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await readOverflow(page), `${path} at ${width} px`).toEqual([]);
      const outside = await page.locator("header *").evaluateAll((elements) => {
        return elements.filter((element) => element.getBoundingClientRect().right > window.innerWidth).length;
      });
      expect.soft(outside, `header of ${path} at ${width} px`).toBe(0);
    }
  }
});

test("Georgian text hyphenates only on a phone with large text", async ({ page }) => {
  await visit(page, "/");
  const hyphens = () =>
    page
      .locator("main p:lang(ka)")
      .first()
      .evaluate((element) => getComputedStyle(element).hyphens);
  expect(await hyphens()).toBe("manual");
  // Media queries depend on the browser's font size. This width simulates a phone of 390 px with text of 200 %.
  await page.setViewportSize({ width: 195, height: 400 });
  expect(await hyphens()).toBe("auto");
});

test("with forced colors, the heard line stands out from the rest of its track", async ({ page }) => {
  const position = { seconds: 600, duration: 6000, heard: [[0, 600]], heardAt: "2025-01-01T00:00:00.000Z" };
  await keep(page, "devtherapy-positions", { positions: { [episodes[0]?.id ?? ""]: position } });
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/episodes");
  const track = page.getByText("10% heard").locator("xpath=..");
  const [line, ground] = await track.evaluate((element) => [
    getComputedStyle(element.firstElementChild ?? element).borderTopColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(line).not.toBe(ground);
});

test("with forced colors, pressed buttons stand out and dialogs have an outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/quizzes");
  await standStill(page);
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf("[aria-pressed=true]")).not.toBe(await groundOf("[aria-pressed=false]"));
  expect(await groundOf("footer li a > [aria-hidden]")).not.toBe(await groundOf("footer"));
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await page.getByRole("radio").nth(1).check();
  expect(await groundOf("label:has(:checked)")).not.toBe(await groundOf("label:not(:has(:checked))"));
  const panel = page.getByRole("dialog").locator("[id^=headlessui-dialog-panel]");
  await expect(panel).toHaveCSS("border-top-width", "2px");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[role=option][aria-selected=true]")).toBeVisible();
  const options = ["true", "false"].map((isSelected) => groundOf(`[role=option][aria-selected=${isSelected}]`));
  const [selected, other] = await Promise.all(options);
  expect(selected).not.toBe(other);
});

test("an episode prints completely, black on white, with its URL", async ({ page }) => {
  const episode = episodes.find((one) => countChapters(one) > 9 && one.links?.some(({ group }) => group === "guest"));
  const path = `/episodes/${episode?.slug}`;
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Skip to content" })).toHaveCount(0);
  await expect(page.locator("header:has(nav), footer, canvas, main svg").filter({ visible: true })).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(page.getByText(site.url + path)).toBeVisible({ timeout: 500 });
  }).toPass();
  const chapters = page.getByRole("region", { name: "Chapters" }).getByRole("link");
  await expect(chapters.last()).toBeVisible();
  const link = page.getByRole("region", { name: "Links" }).getByRole("link").first();
  await expectAddressOnPaper(link);
  await goTo(page, "/");
  const button = page.getByText("View All Episodes");
  await expect(button).toHaveCount(1);
  await expect(button).toBeHidden();
  await goTo(page, "/episodes");
  const fieldIcon = page.locator("main svg:is(input ~ svg, select ~ svg, :has(~ input))");
  await expect(fieldIcon).toHaveCount(2);
  await expect(fieldIcon.filter({ visible: true })).toHaveCount(0);
  await goTo(page, `/guests/${guests.find(({ linkedin }) => linkedin)?.id}`);
  const likeAButton = page.getByRole("list", { name: "Profiles" }).getByRole("link").first();
  await expectAddressOnPaper(likeAButton);
  await expect(likeAButton).toHaveCSS("border-top-width", "0px");
});

async function expectAddressOnPaper(link: Locator): Promise<void> {
  const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(written).toContain(await link.getAttribute("href"));
}
