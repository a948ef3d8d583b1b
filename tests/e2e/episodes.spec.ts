import type { Page } from "playwright/test";
import { countChapters, episodes } from "./content.ts";
import { boxOf, expect, expectNoAxeViolations, expectNoShifts, goTo, recordShifts, test, visit } from "./fixtures.ts";
import { keep, store, stored } from "./listening-data.ts";

const cards = (page: Page) => page.getByRole("article");
const tagged = (tag: string) => episodes.filter(({ tags }) => tags.includes(tag));

test.describe("the list", () => {
  test("combines topics, and Clear Filters removes them, without a request", async ({ page }) => {
    await visit(page, "/episodes");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const ai = page.getByRole("button", { name: "AI", exact: true });
    await ai.click();
    await expect(ai).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page)).toHaveCount(tagged("ai").length);
    await page.getByRole("button", { name: "open source" }).click();
    await expect(page).toHaveURL(/topic=ai&topic=open\+source/);
    await expect(cards(page)).toHaveCount(tagged("ai").filter(({ tags }) => tags.includes("open source")).length);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/episodes");
    await expect(cards(page)).toHaveCount(episodes.length);
    expect(requests.filter((url) => url.includes(".data"))).toEqual([]);
  });

  test("unfolds and folds all topics", async ({ page }) => {
    await visit(page, "/episodes");
    const heightOfTopics = async () => (await boxOf(page.getByRole("group", { name: "Topics" }))).height;
    const folded = await heightOfTopics();
    await page.getByRole("button", { name: "More topics" }).click();
    expect(await heightOfTopics()).toBeGreaterThan(folded);
    await page.getByRole("button", { name: "Fewer topics" }).click();
    expect(await heightOfTopics()).toBe(folded);
  });

  test("moves the focus to the heading if Forward removes the focused card", async ({ page }) => {
    await visit(page, "/episodes");
    const tag = episodes.flatMap(({ tags }) => tags).find((one) => tagged(one).length === 1) ?? "";
    // Navigate in the app, so that Forward changes the rendered page.
    await goTo(page, `/episodes?topic=${encodeURIComponent(tag)}`);
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(cards(page)).not.toHaveCount(1);
    const slug = tagged(tag)[0]?.slug ?? "";
    const other = cards(page).filter({ hasNot: page.locator(`a[href="/episodes/${slug}"]`) });
    await other.last().getByRole("button", { name: "Mark as completed" }).focus();
    await page.goForward();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.locator("h1")).toBeFocused();
  });

  test("restores the topics and the order from the URL, also on Back", async ({ page }) => {
    const found = tagged("linux");
    await visit(page, "/episodes?topic=linux&sort=oldest");
    await expect(page.getByText(`Showing ${found.length} episodes`)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("oldest");
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(`/episodes/${found.at(-1)?.slug}`);
    await expect(page.locator("h1")).toBeFocused();
    await page.goBack();
    await expect(page.getByText(`Showing ${found.length} episodes`)).toBeVisible();
  });

  test("morphs the clicked card's cover into the poster", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    // Counts the elements that are named `cover`, before and after the page changes.
    await page.addInitScript(() => {
      const counts: number[] = [];
      Object.assign(window, { counts });
      const count = () =>
        [...document.querySelectorAll("main *")].filter(
          (element) => getComputedStyle(element).viewTransitionName === "cover",
        ).length;
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counts.push(count());
        const transition = start(update);
        void transition.updateCallbackDone.then(() => counts.push(count()));
        return transition;
      };
    });
    await visit(page, "/episodes");
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/episodes\/./);
    await expect.poll(() => page.evaluate(() => (window as unknown as { counts: number[] }).counts)).toEqual([1, 1]);
  });

  test.describe("with the visitor's own marks", () => {
    const [favorite, completed, started] = episodes.map(({ id }) => id) as [string, string, string];
    const filters = (page: Page) => page.getByRole("group", { name: "Your sessions" }).getByRole("button");

    test.beforeEach(async ({ page }) => {
      const stats = {
        [favorite]: { playCount: 0, isFavorite: true },
        [completed]: { playCount: 1, isCompleted: true },
      };
      await store(page, stored(stats));
      const position = { seconds: 600, duration: 6000, heard: [[0, 600]], heardAt: "2025-01-01T00:00:00.000Z" };
      await keep(page, "devtherapy-positions", { positions: { [started]: position } });
    });

    test("counts the episodes of each filter, without layout shift @phone", async ({ page }) => {
      await recordShifts(page);
      await visit(page, "/episodes");
      const others = episodes.length - 1;
      await expect(filters(page)).toHaveText(["In progress1", `Not completed${others}`, "Completed1", "Favorites1"]);
      await expectNoShifts(page);
      await expectNoAxeViolations(page, "main");
    });

    test("keeps an episode listed after its mark is removed, until the filter changes @phone", async ({ page }) => {
      await visit(page, "/episodes");
      await filters(page).filter({ hasText: "Favorites" }).click();
      await expect(page).toHaveURL("/episodes?show=favorites");
      await expect(cards(page)).toHaveCount(1);
      await cards(page).getByRole("button", { name: "Favorite", exact: true }).click();
      await expect(filters(page).last()).toHaveText("Favorites0");
      await expect(cards(page)).toHaveCount(1);
      await filters(page).filter({ hasText: "Not completed" }).click();
      await filters(page).filter({ hasText: "Favorites" }).click();
      await expect(cards(page)).toHaveCount(0);
    });
  });
});

const withChapters = episodes.find((episode) => countChapters(episode) > 9)?.slug;
const withoutChapters = episodes.find((episode) => countChapters(episode) === 0)?.slug;

test.describe("an episode without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const slug of [withoutChapters, withChapters]) {
    test(`shows the notes of ${slug} below its video`, async ({ page }) => {
      await page.goto(`/episodes/${slug}`);
      const video = await boxOf(page.getByRole("link", { name: /^Play: / }));
      expect((await boxOf(page.getByRole("heading", { name: "About This Episode" }))).x).toBe(video.x);
    });
  }

  test("shows its facts and links", async ({ page }) => {
    await page.goto("/episodes/zura-abelashvili");
    await expect(page).toHaveTitle(/Devtherapy Episode #7 - Zura Abelashvili/);
    const main = page.getByRole("main");
    await expect(main).toContainText("16 იანვარი 2025");
    await expect(main).toContainText("142 min");
    await expect(page.getByRole("heading", { name: "Related Episodes" })).toBeVisible();
    const quizzes = page.getByRole("region", { name: "Test Your Knowledge" });
    for (const text of ["Easy", "Medium", "Hard"]) await expect(quizzes.getByText(text).first()).toBeVisible();
    for (const [name, address] of [
      [/^Play/, "https://www.youtube.com/watch?v=ptPHTbQk_sA"],
      ["#OpenGL", "/topics/opengl"],
      ["Browse More Episodes", "/episodes"],
      [/Subscribe on YouTube/, /youtube\.com/],
      [/Previous/, "/episodes/nika-otiashvili"],
      [/Next/, "/episodes/q-a"],
    ] as const) {
      await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
    }
    await expect(main.locator("a[target=_blank][href*='linkedin.com/in/zurab-abelashvili']")).toHaveCount(1);
  });

  test("lists all chapters as links to YouTube, also on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/episodes/zura-abelashvili");
    const chapters = page.getByRole("region", { name: "Chapters" }).getByRole("link");
    await expect(chapters.nth(1)).toHaveAttribute("href", "https://www.youtube.com/watch?v=ptPHTbQk_sA&t=202s");
    await expect(chapters.nth(1)).toContainText("3:22");
    await expect(chapters.last()).toBeVisible();
    await expect(chapters.last()).toContainText("2:15:32");
  });
});

test.describe("an episode's chapters", () => {
  test("show only four on a phone, and all after a tap @phone", async ({ page }) => {
    await visit(page, `/episodes/${withChapters}`);
    const chapters = page.getByRole("region", { name: "Chapters" });
    const links = chapters.getByRole("link").filter({ visible: true });
    await expect(links).toHaveCount(4);
    const tags = page.getByRole("list", { name: "Tags" }).first();
    expect((await boxOf(links.last())).y).toBeLessThan((await boxOf(tags)).y);
    await chapters.getByRole("button", { name: /more chapters$/ }).click();
    expect(await links.count()).toBeGreaterThan(9);
    await expect(links.nth(4)).toBeFocused();
  });

  test("scroll to the chapter of a shared moment without layout shift @everywhere", async ({ page }) => {
    await recordShifts(page);
    await visit(page, "/episodes/giorgi-mamaladze?t=3600");
    await expect(page.getByRole("link", { name: /^Play from 1 hour, / })).toBeVisible();
    const chapter = page.locator("[data-chapters] [aria-current=true]");
    await expect(chapter).toBeInViewport();
    const [list, row] = [await boxOf(page.locator("[data-chapters]")), await boxOf(chapter)];
    expect(row.y).toBeGreaterThanOrEqual(list.y);
    expect(row.bottom).toBeLessThanOrEqual(list.bottom);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoShifts(page);
  });
});
