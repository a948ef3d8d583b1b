import type { Page } from "playwright/test";

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
import { readStored, store, stored } from "./listening-data.ts";
import { fixedPages } from "./pages.ts";
import { inPlayer, secondOf, serveStandIn, setInPlayer } from "./youtube-stand-in.ts";

test.use({ expectedMessages: /youtube-nocookie\.com/ });

const id = "ptPHTbQk_sA";
const path = "/episodes/zura-abelashvili";

const player = (page: Page) => page.getByRole("region", { name: "Player" });
const chapters = (page: Page) => page.getByRole("navigation", { name: "Chapters" }).getByRole("link");
const currentChapter = (page: Page) => page.locator("nav [aria-current=true]");
const speed = (page: Page) => page.getByRole("combobox", { name: "Playback speed" });

/** Presses play and waits until the player has answered. */
async function start(page: Page, address = path): Promise<void> {
  await visit(page, address);
  await page.getByRole("link", { name: /^(Play|Resume)/ }).click();
  await expect(speed(page)).toBeVisible();
}

/** Puts a place into the browser's storage before the next page is opened, after one in another episode (#9). */
async function keepPlace(page: Page, seconds: number): Promise<void> {
  const place = { seconds, duration: 8520, heard: [[0, seconds]], heardAt: new Date().toISOString() };
  const positions = { [id]: place, swqK7GgJIrk: { ...place, heardAt: "2025-03-02T12:00:00.000Z" } };
  const text = JSON.stringify({ state: { positions }, version: 0 });
  await store(page, stored({ [id]: { playCount: 1 }, swqK7GgJIrk: { playCount: 1 } }));
  // It runs in the player's frame too, where storage may be denied.
  await page.addInitScript((kept) => {
    if (window === window.top) localStorage.setItem("devtherapy-positions", kept);
  }, text);
}

async function readPlace(page: Page): Promise<{ seconds?: number; heard?: [number, number][] }> {
  const text = await page.evaluate(() => localStorage.getItem("devtherapy-positions"));
  return JSON.parse(text ?? "{}").state?.positions[id] ?? {};
}

test("one frame lives through twenty pages, Back and Forward: over its poster at home, in the dock elsewhere @phone", async ({
  page,
  context,
}) => {
  const loads = await serveStandIn(context);
  await start(page);
  const poster = await page.locator("[data-covered] > div").first().boundingBox();
  const frame = await page.locator("iframe").boundingBox();
  expect(Math.abs((frame?.x ?? 0) - (poster?.x ?? 0)) + Math.abs((frame?.y ?? 0) - (poster?.y ?? 0))).toBeLessThan(2);
  expect(frame?.width).toBeCloseTo(poster?.width ?? 0, 0);

  let last = await secondOf(page);
  for (const other of [...fixedPages, ...fixedPages].slice(0, 17)) await goTo(page, other);
  await page.goBack();
  await page.goForward();
  const docked = await page.locator("iframe").boundingBox();
  expect(Math.min(docked?.width ?? 0, docked?.height ?? 0)).toBeGreaterThanOrEqual(200);
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

test("completed is what was heard, not what was skipped, and can be taken back", async ({ page, context }) => {
  await serveStandIn(context);
  await start(page);
  const completed = page.getByRole("button", { name: /heard$/i }).first();
  await setInPlayer(page, "seek", 5399.5);
  await expect(player(page)).toBeVisible();
  await inPlayer(page, "end");
  await expect.poll(async () => (await readPlace(page)).seconds).toBe(5400);
  await expect(completed).toHaveAttribute("aria-pressed", "false");
  // Just short of four fifths, heard in another tab.
  const other = await context.newPage();
  await visit(other, "/shop");
  await other.evaluate((episode) => {
    const place = { seconds: 5400, duration: 5400, heard: [[0, 4310]], heardAt: new Date().toISOString() };
    localStorage.setItem(
      "devtherapy-positions",
      JSON.stringify({ state: { positions: { [episode]: place } }, version: 0 }),
    );
  }, id);
  await setInPlayer(page, "seek", 4300);
  await setInPlayer(page, "rate", 8);
  await inPlayer(page, "play");
  await expect(page.getByText("Marked as heard")).toBeVisible();
  await expect(completed).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(completed).toHaveAttribute("aria-pressed", "false");
  expect((await readStored(page))[id]?.playCount).toBe(1);
});

test("the place is kept, and one goes on there after a reload", async ({ page, context }) => {
  const loads = await serveStandIn(context);
  await start(page);
  await chapters(page).nth(2).click();
  await expect(currentChapter(page)).toContainText("8:02");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(482);
  await inPlayer(page, "pause");
  await expect.poll(async () => (await readPlace(page)).seconds).toBeGreaterThan(482);
  expect(loads).toHaveLength(1);

  await page.reload();
  await waitForHydration(page);
  const resume = page.getByRole("link", { name: /^Resume 8:/ });
  await expect(resume).toBeVisible();
  await expect(page.getByText("heard").first()).toBeAttached();
  await page.getByRole("link", { name: "Start over" }).click();
  await expect.poll(() => loads.length).toBe(2);
  expect(loads[1]).not.toContain("start=");
});

test("a frame that says nothing plays as ever: chapters load it anew, and its start is a play", async ({
  page,
  context,
}) => {
  const loads = await serveStandIn(context, { isSilent: true });
  await visit(page, path);
  await page.getByRole("link", { name: /^Play/ }).click();
  // Before the player's code has come, the second click would only say where to begin.
  await expect.poll(() => loads.length).toBe(1);
  await chapters(page).nth(1).click();
  await expect.poll(() => loads.length).toBe(2);
  expect(loads[1]).toContain("start=202");
  await expect(speed(page)).toBeHidden();
  await goTo(page, "/shop");
  await expect(player(page).getByRole("button", { name: /Pause|Resume/ })).toHaveCount(0);
  await expect.poll(async () => (await readStored(page))[id]?.playCount).toBe(1);
});

test("a frame that does not come is no blank: what is wrong, and where to go on, until it answers after all @phone", async ({
  page,
  context,
}) => {
  const loads = await serveStandIn(context, { isSilent: true });
  await recordShifts(page);
  await visit(page, `${path}?t=1390`);
  await page.getByRole("link", { name: /^Play/ }).click();
  const note = player(page).getByRole("status");
  await expect(note).toHaveText("YouTube isn't answering. Your data is safe.");
  await expect(player(page).getByRole("link", { name: /^Open on YouTube at 23:10/ })).toBeVisible();
  await expectNoAxeViolations(page, "section[aria-label=Player]");
  await player(page).getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => loads.length).toBe(2);
  await expect(note).toBeEmpty();
  await goTo(page, "/shop");
  await expect(note).toHaveText("YouTube isn't answering. Your data is safe.");
  await expect(player(page).getByRole("link", { name: /^Open on YouTube at 23:10/ })).toBeVisible();
  await inPlayer(page, "answer");
  await expect(player(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(note).toBeEmpty();
  await expectNoShifts(page);
});

test("garbage, strangers and a storage that is full change nothing", async ({ page, context }) => {
  await serveStandIn(context);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await start(page);
  await inPlayer(page, "garbage");
  await page.evaluate(() =>
    window.postMessage('{"event":"infoDelivery","info":{"currentTime":4000,"playerState":2}}', "*"),
  );
  await expect.poll(() => secondOf(page)).toBeGreaterThan(2);
  await expect(currentChapter(page)).toContainText("0:00");
  await inPlayer(page, "pause");
  await expect(page.getByText("Your browser could not save this")).toBeVisible();
});

test("the dock stands in nobody's way, and axe finds nothing @everywhere", async ({ page, context, isMobile }) => {
  await serveStandIn(context);
  await start(page);
  await goTo(page, "/episodes");
  await expectNoAxeViolations(page, "section[aria-label=Player]");

  const resting = await player(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect((resting?.y ?? 0) + (resting?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((resting?.x ?? 0) + (resting?.width ?? 0)).toBeLessThanOrEqual(width);
  if (isMobile) expect(resting?.width).toBe(width);
  // A finger's press on the bar leads to the second below it.
  const bar = await player(page).getByRole("slider", { name: "Seek" }).boundingBox();
  expect(bar?.height).toBeGreaterThanOrEqual(44);
  await player(page)
    .getByRole("slider", { name: "Seek" })
    .click({ position: { x: (bar?.width ?? 0) / 2, y: 22 } });
  await expect.poll(async () => Math.abs((await secondOf(page)) - 2700)).toBeLessThan(60);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator("footer").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(resting?.y ?? 0);

  await page.evaluate(() => {
    const detail = { type: "info", message: "A note that stays", options: { duration: 600_000 } };
    window.dispatchEvent(new CustomEvent("devtherapy:toast", { detail }));
  });
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [dock, note] = [await player(page).boundingBox(), await toast.boundingBox()];
      return (note?.y ?? 0) + (note?.height ?? 0) <= (dock?.y ?? 0);
    })
    .toBe(true);

  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor();
  await expect(player(page)).toHaveAttribute("inert");
  const second = await secondOf(page);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(second);
});

test("the dock stays in a window that large text makes narrow", async ({ page, context }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await serveStandIn(context);
  await start(page);
  await goTo(page, "/episodes");
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
  });
  expect((await player(page).boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

test("the keyboard alone is enough, and single keys can be switched off", async ({ page, context }) => {
  await serveStandIn(context);
  await visit(page, path);
  await page.getByRole("link", { name: /^Play/ }).focus();
  await page.keyboard.press("Enter");
  await expect(player(page)).toBeFocused();
  await expect(speed(page)).toBeVisible();
  // Three seconds into a chapter "b" would start it over.
  await setInPlayer(page, "rate", 0.01);
  await page.keyboard.press("n");
  await expect(currentChapter(page)).toContainText("3:22");
  await page.keyboard.press("b");
  await expect(currentChapter(page)).toContainText("0:00");
  for (let press = 0; press < 3; press++) await page.keyboard.press("n");
  await expect(chapters(page).nth(3)).toHaveAttribute("aria-current", "true");
  for (let press = 0; press < 3; press++) await page.keyboard.press("b");
  await expect(currentChapter(page)).toContainText("0:00");
  await setInPlayer(page, "rate", 1);

  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: "Use single-key player shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("n");
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
  await expect(currentChapter(page)).toContainText("0:00");

  await goTo(page, "/shop");
  // The page change itself puts the focus on the heading first.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const elsewhere = page.getByRole("main").getByRole("button").first();
  await elsewhere.focus();
  await player(page).getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(player(page).getByRole("button", { name: "+10 seconds" })).toBeFocused();
  for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(30);
  await page.keyboard.press("Tab");
  const slider = player(page).getByRole("slider", { name: "Seek" });
  await expect(slider).toBeFocused();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "1:30:00 of 1:30:00");
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowLeft");
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(5370);
  await page.keyboard.press("Tab");
  await expect(player(page).getByRole("button", { name: "Close player" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(player(page)).toHaveCount(0);
  await expect(elsewhere).toBeFocused();
});

test("the palette pauses, goes on, changes chapters and finds what plays", async ({ page, context }) => {
  await serveStandIn(context);
  await start(page);
  await goTo(page, "/shop");
  const choose = async (name: string) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("option", { name }).click();
  };
  await choose("Pause");
  await expect(player(page).getByRole("button", { name: "Resume" })).toBeVisible();
  await choose("Next Chapter");
  await expect(player(page)).toContainText("3:2");
  await choose("Go to What Is Playing");
  await expect(page).toHaveURL(path);
});

test("speed is kept, a chapter's end can be the end, and a link leads to the second that is on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await serveStandIn(context);
  await start(page);
  await speed(page).selectOption("2×");
  await page.getByRole("button", { name: "Stop after this chapter" }).click();
  await setInPlayer(page, "seek", 201);
  await expect(page.getByRole("button", { name: "Stop after this chapter" })).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: /^Share at 3:2/ }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  await expect(page.getByText(/^It starts at 3:2\d\.$/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/zura-abelashvili\?t=20\d$/);
  await page.getByRole("button", { name: "From the start" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/zura-abelashvili$/);

  await goTo(page, `${path}?t=3000`);
  await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(3000);
  await page.reload();
  await waitForHydration(page);
  await page.getByRole("link", { name: /^Play/ }).click();
  await expect(speed(page)).toHaveValue("2");
});

for (const [what, seconds] of [
  ["with a place kept", 2050],
  ["for a newcomer", 0],
] as const) {
  test(`the landing page's notebook stands still ${what}, and plays when it is pressed @phone`, async ({
    page,
    context,
  }) => {
    await serveStandIn(context);
    if (seconds) await keepPlace(page, seconds);
    await recordShifts(page);
    await visit(page, "/");
    const link = page.getByRole("link", { name: seconds ? /^Continue.*#7.*108 min left/ : /^Latest session/ });
    await expect(link).toHaveAttribute("href", seconds ? path : /^\/episodes\//);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("group", { name: "Also started" }).getByRole("link", { name: "#9" })).toHaveCount(
      seconds ? 1 : 0,
    );
    await expectNoShifts(page);
    if (seconds) await page.getByRole("link", { name: /^Listen Now.*#7/ }).click();
    else await link.click();
    await expect(speed(page)).toBeVisible();
    expect(await secondOf(page)).toBeGreaterThanOrEqual(seconds);
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByRole("link", { name: seconds ? /^Resume/ : /^Play/ })).toBeVisible();
    await expect(player(page)).toBeHidden();
  });
}
