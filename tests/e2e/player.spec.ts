import type { Page } from "playwright/test";
import { inPlayer, secondOf, serveFakeYouTube, seekInPlayer } from "./fake-youtube.ts";
import {
  boxOf,
  dialogs,
  expect,
  expectNoAxeViolations,
  expectNoShifts,
  goTo,
  recordShifts,
  test,
  visit,
  waitForHydration,
} from "./fixtures.ts";
import { keep, store, stored } from "./listening-data.ts";

test.use({ expectedMessages: /youtube-nocookie\.com/ });

const id = "ptPHTbQk_sA";
const path = "/episodes/zura-abelashvili";

const player = (page: Page) => page.getByRole("region", { name: "Player" });
const inDock = (page: Page, name: string) => player(page).getByRole("button", { name });
const chapters = (page: Page) => page.getByRole("region", { name: "Chapters" }).getByRole("link");
const currentChapter = (page: Page) => page.locator("[data-chapters] [aria-current=true]");
const speed = (page: Page) => page.getByRole("combobox", { name: "Playback speed" });

/** Presses play and waits for the player's response. */
async function start(page: Page, address = path): Promise<void> {
  await visit(page, address);
  await page.getByRole("link", { name: /^(Play|Resume)/ }).click();
  await expect(speed(page)).toBeVisible();
}

/** Starts the episode, and opens another page, where the player is in the dock. */
async function dockOn(page: Page, other: string): Promise<void> {
  await start(page);
  await goTo(page, other);
  await expect(page.locator("[data-covered]")).toHaveCount(0);
}

/** Before the page opens, stores a position dated in March, and an older one for episode #9. */
async function storePosition(page: Page, seconds: number, duration: number): Promise<void> {
  const position = { seconds, duration, heard: [[0, seconds]], heardAt: "2025-03-03T12:00:00.000Z" };
  const positions = { [id]: position, swqK7GgJIrk: { ...position, heardAt: "2025-03-02T12:00:00.000Z" } };
  await keep(page, "devtherapy-positions", { positions });
}

async function readPosition(page: Page): Promise<{ seconds?: number; heard?: [number, number][] }> {
  const text = await page.evaluate(() => localStorage.getItem("devtherapy-positions"));
  return JSON.parse(text ?? "{}").state?.positions[id] ?? {};
}

test("keeps one iframe through all sections, over the poster or in the dock @phone", async ({ page, context }) => {
  const loads = await serveFakeYouTube(context);
  await start(page);
  const poster = await boxOf(page.locator("[data-covered] > div").first());
  const iframe = await boxOf(page.locator("iframe"));
  expect(Math.abs(iframe.x - poster.x) + Math.abs(iframe.y - poster.y)).toBeLessThan(2);
  expect(iframe.width).toBeCloseTo(poster.width, 0);

  let last = await secondOf(page);
  for (const other of ["/", "/gamejam-2025", "/memes"]) await goTo(page, other);
  await page.goBack();
  await page.goForward();
  // YouTube's terms require 200 × 200 pixels.
  const docked = await boxOf(page.locator("iframe"));
  expect(Math.min(docked.width, docked.height)).toBeGreaterThanOrEqual(200);
  expect(await secondOf(page)).toBeGreaterThanOrEqual(last);
  last = await secondOf(page);
  await player(page)
    .getByRole("link", { name: /Zura Abelashvili/ })
    .click();
  await expect(page).toHaveURL(path);
  await expect(speed(page)).toBeVisible();
  expect(await secondOf(page)).toBeGreaterThanOrEqual(last);
  expect(loads).toHaveLength(1);
});

test.describe("the listening history", () => {
  test("resumes at the stored position, and stores a new one after a seek", async ({ page, context }) => {
    const loads = await serveFakeYouTube(context);
    await storePosition(page, 2050, 5400);
    await start(page);
    expect(loads[0]).toContain("start=2050");
    await chapters(page).nth(2).click();
    await expect(currentChapter(page)).toContainText("8:02");
    await expect.poll(() => secondOf(page)).toBeGreaterThan(482);
    await inPlayer(page, "pause");
    await expect.poll(async () => (await readPosition(page)).seconds).toBeLessThan(2050);
    expect((await readPosition(page)).seconds).toBeGreaterThan(482);

    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole("link", { name: /^Resume 8 minutes / })).toBeVisible();
    await page.getByRole("link", { name: "Start over" }).click();
    await expect.poll(() => loads.length).toBe(2);
    expect(loads[1]).not.toContain("start=");
  });

  test("the notebook shows a stored position without layout shift, and plays on a press @phone", async ({
    page,
    context,
  }) => {
    await serveFakeYouTube(context);
    await store(page, stored({ [id]: { playCount: 1 }, swqK7GgJIrk: { playCount: 1 } }));
    await storePosition(page, 2050, 8520);
    await recordShifts(page);
    await visit(page, "/");
    const link = page.getByRole("link", { name: /^Continue.*#7.*108 min left/ });
    await expect(link).toHaveAttribute("href", path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("group", { name: "Also started" }).getByRole("link", { name: "#9" })).toBeVisible();
    await expectNoShifts(page);
    await page.getByRole("link", { name: /^Listen Now.*#7/ }).click();
    await expect(speed(page)).toBeVisible();
    expect(await secondOf(page)).toBeGreaterThanOrEqual(2050);
  });
});

test.describe("YouTube", () => {
  test("gets no request before a press, then loads at the second in the URL @phone", async ({ page, context }) => {
    const loads = await serveFakeYouTube(context);
    await visit(page, `${path}?t=1390`);
    const iframe = page.locator("iframe");
    await expect(iframe).toHaveCount(0);
    expect(loads).toEqual([]);
    await page.getByRole("link", { name: /^Play/ }).click();
    await expect(iframe).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/ptPHTbQk_sA\?autoplay=1.*start=1390/);
    await expect(iframe).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    await expect.poll(() => loads.length).toBe(1);
  });

  test("if YouTube does not answer, a note offers other ways to listen @phone", async ({ page, context }) => {
    const loads = await serveFakeYouTube(context, { isSilent: true });
    await recordShifts(page);
    await page.clock.install();
    await visit(page, `${path}?t=1390`);
    await page.getByRole("link", { name: /^Play/ }).click();
    await expect.poll(() => loads.length).toBe(1);
    const note = player(page).getByRole("status");
    await page.clock.fastForward(6000);
    await expect(note).toHaveText("YouTube isn't answering.");
    await expect(player(page).getByRole("link", { name: /^Open on YouTube at 23:10/ })).toBeVisible();
    await expectNoAxeViolations(page, "section[aria-label=Player]");
    await player(page).getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => loads.length).toBe(2);
    await expect(note).toBeEmpty();

    await goTo(page, "/shop");
    await page.clock.fastForward(6000);
    await expect(note).toHaveText("YouTube isn't answering.");
    await expect(inDock(page, "Resume")).toBeDisabled();
    await inPlayer(page, "answer");
    await expect(inDock(page, "Pause")).toBeEnabled();
    await expectNoShifts(page);
  });
});

test.describe("the dock", () => {
  test("fits the screen, and covers neither the footer nor a toast @everywhere", async ({
    page,
    context,
    isMobile,
  }) => {
    await serveFakeYouTube(context);
    await dockOn(page, "/guests");
    // Desktops use the light theme, phones the dark one.
    await expectNoAxeViolations(page, "section[aria-label=Player]", { oneTheme: true });
    const dock = await boxOf(player(page));
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(dock.bottom).toBeLessThanOrEqual(height);
    expect(dock.right).toBeLessThanOrEqual(width);
    if (isMobile) expect([dock.width, Math.round(dock.height)]).toEqual([width, 201]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect((await boxOf(page.locator("footer"))).bottom).toBeLessThanOrEqual(dock.y);
    await page.keyboard.press("Control+Shift+D");
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toBeVisible();
    await expect.poll(async () => (await boxOf(toast)).bottom <= dock.y).toBe(true);
  });

  test("leaves the landing page's main button in view @phone", async ({ page, context }) => {
    await serveFakeYouTube(context);
    // Caches the fonts. On a busy machine, the first page may render with a wider font of the system.
    await visit(page, "/");
    await dockOn(page, "/");
    const button = await boxOf(page.getByRole("link", { name: /^Listen Now/ }));
    expect(button.bottom).toBeLessThanOrEqual((await boxOf(player(page))).y);
  });

  test("a tap on its bar seeks to the time at that point @phone", async ({ page, context }) => {
    await serveFakeYouTube(context);
    await dockOn(page, "/guests");
    const slider = player(page).getByRole("slider", { name: "Seek" });
    const bar = await boxOf(slider);
    expect(bar.height).toBeGreaterThanOrEqual(44);
    await slider.click({ position: { x: bar.width / 2, y: 22 } });
    await expect.poll(async () => Math.abs((await secondOf(page)) - 2700)).toBeLessThan(60);
  });

  test("covers no focused chapter of another episode, and is inert behind a dialog", async ({ page, context }) => {
    await serveFakeYouTube(context);
    await dockOn(page, "/episodes/giorgi-mamaladze");
    const chapter = page.locator("[data-chapters] a").last();
    await chapter.focus();
    expect((await boxOf(chapter)).bottom).toBeLessThanOrEqual((await boxOf(player(page))).y);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await expect(page.locator("#page")).toHaveAttribute("inert");
  });

  test("stays in view with large text, and scrolls with the page in a very low window", async ({ page, context }) => {
    await serveFakeYouTube(context);
    await page.setViewportSize({ width: 768, height: 900 });
    await dockOn(page, "/guests");
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [sheet];
    });
    expect((await boxOf(player(page))).x).toBeGreaterThanOrEqual(0);
    await page.evaluate(() => void (document.adoptedStyleSheets = []));
    await page.setViewportSize({ width: 320, height: 256 });
    const card = page.getByRole("article").nth(3).getByRole("link").first();
    await card.focus();
    await expect(card).toBeInViewport();
    await expect(player(page)).not.toBeInViewport();
  });

  test("takes less than half of a phone in landscape orientation, where the page's video fits too", async ({
    page,
    context,
  }) => {
    await serveFakeYouTube(context);
    await page.setViewportSize({ width: 667, height: 375 });
    await dockOn(page, "/guests");
    expect((await boxOf(player(page))).width).toBeLessThan(667 / 2);
    for (const button of await player(page).getByRole("button").all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await goTo(page, path);
    await expect(speed(page)).toBeVisible();
    const [header, video] = [await boxOf(page.getByRole("banner")), await boxOf(page.locator("iframe"))];
    expect(header.height + video.height).toBeLessThanOrEqual(375);
  });
});

test.describe("by keyboard only", () => {
  test("the player gets the focus when it starts, and its keys work only there", async ({ page, context }) => {
    await serveFakeYouTube(context);
    await visit(page, path);
    await page.getByRole("link", { name: /^Play/ }).focus();
    await page.keyboard.press("Enter");
    await expect(player(page)).toBeFocused();
    await expect(speed(page)).toBeVisible();
    await page.keyboard.press("n");
    await expect(currentChapter(page)).toContainText("3:22");
    await page.locator("h1").focus();
    await page.keyboard.press("n");
    await expect.poll(() => secondOf(page)).toBeGreaterThan(203);
    await expect(currentChapter(page)).toContainText("3:22");
  });

  test("the dock's controls work, and closing it returns the focus", async ({ page, context }) => {
    await serveFakeYouTube(context);
    await dockOn(page, "/shop");
    // The navigation first moves the focus to the heading.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const elsewhere = page.getByRole("main").getByRole("button").first();
    await elsewhere.focus();
    await inDock(page, "Pause").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(inDock(page, "+10 seconds")).toBeFocused();
    const before = await secondOf(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(before + 10);
    await page.keyboard.press("Tab");
    const slider = player(page).getByRole("slider", { name: "Seek" });
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", "1 hour 30 minutes of 1 hour 30 minutes");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => secondOf(page)).toBe(5390);
    await page.keyboard.press("Tab");
    await expect(inDock(page, "Close player")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(player(page)).toHaveCount(0);
    await expect(elsewhere).toBeFocused();
  });

  test("'?' lists the shortcuts", async ({ page }) => {
    await visit(page, "/shop");
    await page.keyboard.press("?");
    await expect(page.getByRole("region", { name: "In the player" })).toContainText("Next chapterN");
    await expect(page.getByRole("dialog").locator("dd").first()).toHaveText("CtrlK");
    await expectNoAxeViolations(page, dialogs);
  });
});

test.describe("a playing episode", () => {
  test("is shared from its start or from the current second", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await serveFakeYouTube(context);
    await visit(page, path);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    expect(await copied()).toBe(baseURL + path);

    await page.getByRole("link", { name: /^Play/ }).click();
    await expect(speed(page)).toBeVisible();
    await inPlayer(page, "pause");
    await seekInPlayer(page, 201);
    await page.getByRole("button", { name: "Share at 3:21" }).click();
    await expect(page.getByText("It starts at 3:21.")).toBeVisible();
    expect(await copied()).toBe(`${baseURL}${path}?t=201`);
    await page.getByRole("button", { name: "From the start" }).click();
    await expect.poll(copied).toBe(baseURL + path);
  });

  test("opens from the palette; every chapter selection there seeks", async ({ page, context }) => {
    await serveFakeYouTube(context);
    await dockOn(page, "/shop");
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name: "Go to Now Playing" }).click();
    await expect(page).toHaveURL(path);

    const chapter = chapters(page).nth(5);
    const label = (await chapter.innerText()).replace(/^[\d:\s]+/, "");
    const seconds = Number(/t=(\d+)/.exec((await chapter.getAttribute("href")) ?? "")?.[1]);
    for (const elsewhere of [seconds + 300, seconds + 600]) {
      await seekInPlayer(page, elsewhere);
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Search" }).fill(label);
      await page.getByRole("option", { name: label }).first().click();
      await expect.poll(() => secondOf(page)).toBeLessThan(seconds + 100);
    }
  });
});
