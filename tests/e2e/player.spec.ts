import type { Page } from "playwright/test";
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
import { keep, readStored, store, stored } from "./listening-data.ts";
import { inPlayer, secondOf, serveStandIn, setInPlayer } from "./youtube-stand-in.ts";

test.use({ expectedMessages: /youtube-nocookie\.com/ });

const id = "ptPHTbQk_sA";
const path = "/episodes/zura-abelashvili";

const player = (page: Page) => page.getByRole("region", { name: "Player" });
const chapters = (page: Page) => page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
const currentChapter = (page: Page) => page.locator("nav [aria-current=true]");
const speed = (page: Page) => page.getByRole("combobox", { name: "Playback speed" });

/** Presses play and waits for the player's response. */
async function start(page: Page, address = path): Promise<void> {
  await visit(page, address);
  await page.getByRole("link", { name: /^(Play|Resume)/ }).click();
  await expect(speed(page)).toBeVisible();
}

/** Before the page opens, stores a position dated in March, and an older one for episode #9. */
async function keepPlace(page: Page, seconds: number, duration: number): Promise<void> {
  const place = { seconds, duration, heard: [[0, seconds]], heardAt: "2025-03-03T12:00:00.000Z" };
  const positions = { [id]: place, swqK7GgJIrk: { ...place, heardAt: "2025-03-02T12:00:00.000Z" } };
  await keep(page, "devtherapy-positions", { positions });
}

async function readPlace(page: Page): Promise<{ seconds?: number; heard?: [number, number][] }> {
  const text = await page.evaluate(() => localStorage.getItem("devtherapy-positions"));
  return JSON.parse(text ?? "{}").state?.positions[id] ?? {};
}

test("keeps one iframe through all sections, over the poster or in the dock @phone", async ({ page, context }) => {
  const loads = await serveStandIn(context);
  await start(page);
  const poster = await boxOf(page.locator("[data-covered] > div").first());
  const frame = await boxOf(page.locator("iframe"));
  expect(Math.abs(frame.x - poster.x) + Math.abs(frame.y - poster.y)).toBeLessThan(2);
  expect(frame.width).toBeCloseTo(poster.width, 0);

  let last = await secondOf(page);
  for (const other of ["/", "/gamejam-2025", "/memes"]) await goTo(page, other);
  await page.goBack();
  await page.goForward();
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

test("resumes at the stored position, and marks an episode as completed after 80%", async ({ page, context }) => {
  const loads = await serveStandIn(context);
  // Start four seconds before 80% of the video.
  await keepPlace(page, 4316, 5400);
  await start(page);
  expect(loads[0]).toContain("start=4316");
  await setInPlayer(page, "rate", 8);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(4321);
  // The page stores the heard parts every five seconds and on pause.
  await inPlayer(page, "pause");
  await expect(page.getByText("Marked as completed")).toBeVisible();
  const completed = page.getByRole("button", { name: /completed$/i }).first();
  await expect(completed).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(completed).toHaveAttribute("aria-pressed", "false");
  expect((await readStored(page))[id]?.playCount).toBe(1);

  await setInPlayer(page, "rate", 1);
  await inPlayer(page, "play");
  await chapters(page).nth(2).click();
  await expect(currentChapter(page)).toContainText("8:02");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(482);
  await inPlayer(page, "pause");
  await expect.poll(async () => (await readPlace(page)).seconds).toBeLessThan(4316);
  expect((await readPlace(page)).seconds).toBeGreaterThan(482);
  expect(loads).toHaveLength(1);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("link", { name: /^Resume 8:/ })).toBeVisible();
  await expect(page.getByText("heard").first()).toBeAttached();
  await page.getByRole("link", { name: "Start over" }).click();
  await expect.poll(() => loads.length).toBe(2);
  expect(loads[1]).not.toContain("start=");
});

test("requests nothing from YouTube before a press, and reports a missing response @phone", async ({
  page,
  context,
}) => {
  const loads = await serveStandIn(context, { isSilent: true });
  await recordShifts(page);
  await page.clock.install();
  await visit(page, `${path}?t=1390`);
  const frame = page.locator("iframe");
  await expect(frame).toHaveCount(0);
  expect(loads).toEqual([]);
  await page.getByRole("link", { name: /^Play/ }).click();
  await expect(frame).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/ptPHTbQk_sA\?autoplay=1.*start=1390/);
  await expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
  await expect.poll(() => loads.length).toBe(1);

  const note = player(page).getByRole("status");
  const waitInVain = async () => {
    await page.clock.fastForward(6000);
    await expect(note).toHaveText("YouTube isn't answering.");
  };
  await waitInVain();
  await expect(player(page).getByRole("link", { name: /^Open on YouTube at 23:10/ })).toBeVisible();
  await expect(speed(page)).toBeHidden();
  await expectNoAxeViolations(page, "section[aria-label=Player]");
  await player(page).getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => loads.length).toBe(2);
  await expect(note).toBeEmpty();
  await goTo(page, "/shop");
  await waitInVain();
  await expect(player(page).getByRole("button", { name: /Pause|Resume/ })).toBeDisabled();
  await inPlayer(page, "answer");
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(note).toBeEmpty();
  await expectNoShifts(page);
});

test("plays the latest session, and the dock covers no focused element @everywhere", async ({
  page,
  context,
  isMobile,
}) => {
  await serveStandIn(context);
  await visit(page, "/");
  await page.getByRole("link", { name: /^Latest session/ }).click();
  await expect(page).toHaveURL(/\/episodes\//);
  const latest = new URL(page.url()).pathname;
  await expect(speed(page)).toBeVisible();
  await goTo(page, "/guests");
  await expect(page.locator("[data-covered]")).toHaveCount(0);
  // Desktops use the light theme, phones the dark one.
  await expectNoAxeViolations(page, "section[aria-label=Player]", { oneTheme: true });

  const resting = await boxOf(player(page));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(resting.bottom).toBeLessThanOrEqual(height);
  expect(resting.right).toBeLessThanOrEqual(width);
  if (isMobile) expect(resting.width).toBe(width);
  // A tap on the bar seeks to the time at that point of the bar.
  const slider = player(page).getByRole("slider", { name: "Seek" });
  const bar = await boxOf(slider);
  expect(bar.height).toBeGreaterThanOrEqual(44);
  await slider.click({ position: { x: bar.width / 2, y: 22 } });
  await expect.poll(async () => Math.abs((await secondOf(page)) - 2700)).toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect((await boxOf(page.locator("footer"))).bottom).toBeLessThanOrEqual(resting.y);

  await page.keyboard.press("Control+Shift+D");
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  await expect.poll(async () => (await boxOf(toast)).bottom <= (await boxOf(player(page))).y).toBe(true);

  if (isMobile) return;
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
  await expect(page.locator("#page")).toHaveAttribute("inert");
  await page.keyboard.press("Escape");
  await goTo(page, "/episodes/giorgi-mamaladze");
  const chapter = page.locator("[data-chapters] a").last();
  await chapter.focus();
  expect((await boxOf(chapter)).bottom).toBeLessThanOrEqual(resting.y);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
  });
  expect((await boxOf(player(page))).x, "with large text").toBeGreaterThanOrEqual(0);

  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  await page.setViewportSize({ width: 667, height: 375 });
  await expect
    .poll(async () => (await player(page).boundingBox())?.width, "a phone in landscape orientation")
    .toBeLessThan(667 / 2);
  for (const button of await player(page).getByRole("button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  await goTo(page, latest);
  const [header, video] = [await boxOf(page.getByRole("banner")), await boxOf(page.locator("iframe"))];
  expect(header.height + video.height).toBeLessThanOrEqual(375);
  await goTo(page, "/guests");
  await expect(page.locator("[data-covered]")).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 256 });
  const card = page.getByRole("article").nth(3).getByRole("link").first();
  await card.focus();
  await expect(card).toBeInViewport();
  await expect(player(page)).not.toBeInViewport();
});

test("the player works by keyboard only, and the visitor can disable single-key shortcuts", async ({
  page,
  context,
}) => {
  await serveStandIn(context);
  await visit(page, path);
  await page.getByRole("link", { name: /^Play/ }).focus();
  await page.keyboard.press("Enter");
  await expect(player(page)).toBeFocused();
  await expect(speed(page)).toBeVisible();
  await page.keyboard.press("n");
  await expect(currentChapter(page)).toContainText("3:22");

  await page.keyboard.press("?");
  await expect(page.getByText("Search and run commands")).toBeVisible();
  await expect(page.getByRole("dialog").locator("dd").first()).toHaveText("CtrlK");
  await expectNoAxeViolations(page, dialogs);
  await page.getByRole("checkbox", { name: "Use single-key player shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(203);
  await expect(currentChapter(page)).toContainText("3:22");

  await goTo(page, "/shop");
  // The navigation first moves the focus to the heading.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const elsewhere = page.getByRole("main").getByRole("button").first();
  await elsewhere.focus();
  await player(page).getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(player(page).getByRole("button", { name: "+10 seconds" })).toBeFocused();
  const before = await secondOf(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(before + 10);
  await page.keyboard.press("Tab");
  const slider = player(page).getByRole("slider", { name: "Seek" });
  await expect(slider).toBeFocused();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "1:30:00 of 1:30:00");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => secondOf(page)).toBe(5390);
  await page.keyboard.press("Tab");
  await expect(player(page).getByRole("button", { name: "Close player" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(player(page)).toHaveCount(0);
  await expect(elsewhere).toBeFocused();
});

test("shares an episode from its start or from a second, and finds the player and moments in the palette", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await serveStandIn(context);
  await visit(page, path);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await copied()).toBe(baseURL + path);

  await page.getByRole("link", { name: /^Play/ }).click();
  await speed(page).selectOption("2×");
  await page.getByRole("button", { name: "Stop after this chapter" }).click();
  await setInPlayer(page, "seek", 201);
  await expect(page.getByRole("button", { name: "Stop after this chapter" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: /^Share at 3:2/ }).click();
  await expect(page.getByText(/^It starts at 3:2\d\.$/)).toBeVisible();
  expect(await copied()).toMatch(/zura-abelashvili\?t=20\d$/);
  await page.getByRole("button", { name: "From the start" }).click();
  await expect.poll(copied).toBe(baseURL + path);

  await goTo(page, "/shop");
  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: "Go to Now Playing" }).click();
  await expect(page).toHaveURL(path);

  const chapter = chapters(page).nth(5);
  const label = (await chapter.innerText()).replace(/^[\d:\s]+/, "");
  const seconds = Number(/t=(\d+)/.exec((await chapter.getAttribute("href")) ?? "")?.[1]);
  for (const elsewhere of [seconds + 300, seconds + 600]) {
    await setInPlayer(page, "seek", elsewhere);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search" }).fill(label);
    await page.getByRole("option", { name: label }).first().click();
    await expect.poll(() => secondOf(page)).toBeLessThan(seconds + 100);
  }
});

test("the notebook shows a stored position without layout shift, and plays on a press @phone", async ({
  page,
  context,
}) => {
  await serveStandIn(context);
  await store(page, stored({ [id]: { playCount: 1 }, swqK7GgJIrk: { playCount: 1 } }));
  await keepPlace(page, 2050, 8520);
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
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("link", { name: /^Resume/ })).toBeVisible();
  await expect(player(page)).toBeHidden();
});
