import type { Page } from "playwright/test";
import { episodes, quizCount } from "./content.ts";
import {
  boxOf,
  expect,
  expectNoAxeViolations,
  expectNoShifts,
  goTo,
  recordShifts,
  test,
  visit,
  waitForHydration,
} from "./fixtures.ts";
import { keep } from "./listening-data.ts";
import { palette, paletteField, paletteGroup } from "./locators.ts";
import { allPages } from "./pages.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

const firstPageOf = (folder: string) => allPages.filter((path) => path.startsWith(folder)).slice(0, 1);

test.describe("without view transitions (a transition fails when the next navigation follows at once)", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a list restores the scroll position on Back and reload @phone", async ({ page }) => {
    await visit(page, "/quizzes");
    await expect(page.getByText(`Showing ${quizCount} quizzes`)).toBeVisible();
    const late = cards(page).nth(quizCount - 10);
    await late.scrollIntoViewIfNeeded();
    await late.getByRole("link").click();
    await expect(page).toHaveURL(/\/quizzes\/./);
    await page.goBack();
    await expect(late).toBeInViewport();
    await page.reload();
    await waitForHydration(page);
    await expect(late).toBeInViewport();
  });
});

test("a drag over a card's text selects it, and a click on it opens the card's page", async ({ page }) => {
  for (const path of ["/episodes", "/guests", "/quizzes", "/events"]) {
    await visit(page, path);
    const text = cards(page).first().locator("p:not(:has(a))").last();
    await text.scrollIntoViewIfNeeded();
    const { x, y, width } = await boxOf(text);
    await page.mouse.move(x + 2, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 10, { steps: 4 });
    await page.mouse.up();
    expect.soft(await page.evaluate(() => String(getSelection())), path).not.toBe("");
    await expect(page).toHaveURL(path);
    // The first click ends the selection.
    await page.mouse.click(x + 2, y + 10);
    await page.mouse.click(x + 2, y + 10);
    await expect(page).toHaveURL(new RegExp(`${path}/.`));
  }
});

test.describe("overlong text", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  const sideways = (page: Page) =>
    page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll("main, [role=dialog], [role=dialog] *")];
      return boxes
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .filter((box) => /auto|scroll|visible/.test(getComputedStyle(box).overflowX) && !box.matches("input"))
        .map((box) => `${box.tagName} ${box.className} ${box.scrollWidth}`);
    });

  const query = "a".repeat(10_000);

  test("never makes a list scroll sideways", async ({ page }) => {
    await visit(page, "/episodes");
    for (const path of ["/episodes?q=", "/guests?q=", "/quizzes?category=", "/episodes?q=linux&topic=ai&topic="]) {
      await goTo(page, path + query);
      if (path.endsWith("q=")) await expect(page.getByText(/No (episodes|guests) found/)).toBeVisible();
      expect.soft(await sideways(page), path).toEqual([]);
    }
  });

  test("in a tag, a topic or a name never makes a page scroll sideways", async ({ page }) => {
    await visit(page, "/shop");
    for (const path of ["/episodes", ...["/episodes/", "/guests/", "/topics/"].flatMap(firstPageOf)]) {
      await goTo(page, path);
      await page.evaluate((long) => {
        for (const link of document.querySelectorAll("main li a:not(:has(*)), main li a > span:only-child")) {
          link.textContent = long;
        }
      }, "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk");
      expect.soft(await sideways(page), path).toEqual([]);
    }
  });

  test("never makes the palette scroll sideways", async ({ page }) => {
    await visit(page, "/shop");
    await page.keyboard.press("Control+k");
    await expect(paletteGroup(page, "Try").getByRole("button").first()).toBeVisible();
    expect(await sideways(page)).toEqual([]);
    await paletteField(page).fill(`https://example.com/${"path-without-spaces/".repeat(40)}?query=${query}`);
    await expect(palette(page).getByText("No results found.")).toBeVisible();
    expect(await sideways(page)).toEqual([]);
  });
});

/** Lists, and a selector of their first item. */
const firstItems = [
  ["/episodes", "main article"],
  ["/quizzes", "main [role=group]:has(article)"],
  ["/guests", "main article"],
  ["/memes", "main [aria-label='Meme Gallery'] a"],
  ["/topics", "main li"],
  ["/events", "main section"],
  [firstPageOf("/topics/")[0] ?? "", "main section h2"],
] as const;

for (const { width, height, top } of [
  { width: 320, height: 640, top: 360 },
  { width: 390, height: 844, top: 360 },
  { width: 768, height: 1024, top: 400 },
]) {
  test(`shows the first item of every list within ${top} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/episodes");
    for (const [path, item] of firstItems) {
      await goTo(page, path);
      const first = page.locator(item).first();
      await expect.poll(async () => (await first.boundingBox())?.y, path).toBeLessThanOrEqual(top);
    }
  });
}

test("leaves 20 to 24 px between the back link and the title on a phone @phone", async ({ page }) => {
  for (const path of [...firstItems.map(([list]) => list), "/wrapped", "/shop"]) {
    await page.goto(path);
    const air = await page.evaluate(() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector("[aria-label=Back] a")?.lastChild ?? document.body);
      return (document.querySelector("h1")?.getBoundingClientRect().top ?? 0) - text.getBoundingClientRect().bottom;
    });
    expect.soft(air, path).toBeGreaterThanOrEqual(20);
    expect.soft(air, path).toBeLessThanOrEqual(24);
  }
});

test("has equal gaps before the first item of every list @everywhere", async ({ page, isMobile }) => {
  for (const path of ["/episodes", "/guests", "/memes", "/gamejam-2025-gallery"]) {
    await page.goto(path);
    const gap = await page.locator("main > [role=status]").evaluate((status) => {
      const [filter, items] = [status.previousElementSibling, status.nextElementSibling];
      return (items?.getBoundingClientRect().top ?? 0) - (filter?.getBoundingClientRect().bottom ?? 0);
    });
    expect.soft(gap, path).toBeCloseTo(isMobile ? 20 : 32, 0);
  }
});

test.describe("on a phone, /episodes", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const position = { seconds: 600, duration: 6000, heard: [[0, 600]], heardAt: "2025-01-01T00:00:00.000Z" };

  for (const [who, positions] of [
    ["a new visitor", {}],
    ["a visitor with a position", { [episodes[0]?.id ?? ""]: position }],
  ] as const) {
    test(`shows the first card within 360 px for ${who}, without layout shift`, async ({ page }) => {
      await keep(page, "devtherapy-positions", { positions });
      await recordShifts(page);
      await visit(page, "/episodes");
      const filters = page.getByRole("group", { name: "Your sessions" });
      await expect(filters).toHaveCount(Object.keys(positions).length);
      expect((await boxOf(cards(page).first())).y).toBeLessThanOrEqual(360);
      await expectNoShifts(page);
      await expectNoAxeViolations(page, "main");
    });
  }

  test("does not show Clear Filters at the position of the pressed chip", async ({ page }) => {
    await keep(page, "devtherapy-positions", { positions: { [episodes[0]?.id ?? ""]: position } });
    await visit(page, "/episodes");
    for (const name of ["Topics", "Your sessions"]) {
      const chip = page.getByRole("group", { name }).getByRole("button").first();
      const { x, y } = await boxOf(chip);
      await page.mouse.click(x + 10, y + 10);
      await expect(chip).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
      await page.mouse.click(x + 10, y + 10);
      await expect(chip).toHaveAttribute("aria-pressed", "false");
    }
  });
});

test("the button that unfolds a row of chips does not overlap a focused chip", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, "/quizzes");
  const row = page.locator("main div", { has: page.locator("> button", { hasText: "More categories" }) });
  const chips = row.getByRole("button", { pressed: false });
  expect(await chips.count()).toBeGreaterThan(9);
  const covered = await chips.evaluateAll(async (all) => {
    const names: (string | null)[] = [];
    for (const chip of all) {
      (chip as HTMLElement).focus();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { left, top, width, height } = chip.getBoundingClientRect();
      if (!chip.contains(document.elementFromPoint(left + width / 2, top + height / 2))) names.push(chip.textContent);
    }
    return names;
  });
  expect(covered).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("keeps heading, count and field in view above the results while the visitor types", async ({ page }) => {
    await visit(page, "/episodes");
    const field = page.getByPlaceholder(/^Search episodes/);
    await field.pressSequentially("unity");
    for (const part of [page.locator("h1"), page.getByText('for "unity"'), field])
      await expect(part).toBeInViewport({ ratio: 1 });
    // An on-screen keyboard leaves about 500 px.
    await expect.poll(async () => (await boxOf(cards(page).first())).y).toBeLessThan(400);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
