import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "playwright/test";
import sharp from "sharp";
import {
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

const blocked = /Failed to load resource|ERR_FAILED|ERR_BLOCKED/;

function tile(page: Page, position: number) {
  return page.locator(`[data-position="${position}"]`);
}

async function nameOf(page: Page, position: number): Promise<string> {
  const id = await tile(page, position).locator("a").getAttribute("id");
  return (id ?? "").replace(/^meme-/, "");
}

function viewer(page: Page) {
  return page.getByRole("dialog");
}

async function open(page: Page, position: number) {
  await tile(page, position).locator("a").click();
  // The viewer takes the focus once it handles keys.
  await expect(page.locator("[role=dialog]:is(:focus, :has(:focus))")).toBeVisible();
}

async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.getByText(/^Showing \d+ memes?$/).textContent()) ?? "")?.[0]);
}

/** Swipes across the screen from a point. */
async function swipe(page: Page, across: number, { x, y } = { x: 195, y: 300 }) {
  const session = await page.context().newCDPSession(page);
  const at = (left: number) => ({ touchPoints: [{ x: left, y }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(x) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(x + across * part) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Left, top, width and height of the first batch's tiles, from the left column to the right one. */
async function placesOf(page: Page) {
  const places = await page.locator("[role=listitem]").evaluateAll((items) =>
    items
      .filter((item) => item.checkVisibility() && Number(item.getAttribute("data-position")) < 24)
      .map((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return [x, y + window.scrollY, width, height];
      }),
  );
  return places.toSorted(([x = 0, y = 0], [otherX = 0, otherY = 0]) => x - otherX || y - otherY);
}

// The jam's gallery differs only in its files, so most tests use the memes.

test("a shared meme's page opens the viewer, and Back returns to the page before", async ({ page }) => {
  await page.goto("/gamejam-2025-gallery");
  await page.goto("/memes/cat-vs-prod");
  await expect(page).toHaveURL("/memes?selected=cat-vs-prod");
  await expect(viewer(page).locator("video")).toHaveAttribute("src", "/memes/cat-vs-prod.mp4");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/memes");
  await expect(page.locator("#meme-cat-vs-prod")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/gamejam-2025-gallery");
});

test("chips match the URL, and under reduced motion clips do not load before they are opened", async ({ page }) => {
  const clips: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) clips.push(request.url());
  });
  await visit(page, "/memes?filters=video");
  await expect(page.getByRole("button", { name: "Images" })).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("button", { name: "Videos" })).toHaveAttribute("aria-pressed", "true");
  await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
  await expect(page.locator("[data-position]")).toHaveCount(await countOf(page));
  expect(clips).toEqual([]);
  await open(page, 0);
  const opened = viewer(page).locator("video");
  await expect(opened).toHaveJSProperty("paused", true);
  await expect(opened).toHaveJSProperty("muted", true);
  await expect(opened).toHaveAttribute("controls");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Images" }).click();
  await expect(page).toHaveURL("/memes");
});

test("arrow keys step unless a clip has the focus; closing the viewer focuses the meme's tile", async ({ page }) => {
  await visit(page, "/memes?filters=video");
  await open(page, 1);
  await expect(viewer(page).getByRole("status")).toContainText(/^2 of /);
  // If ArrowRight stepped, ArrowLeft would only return to this clip.
  await viewer(page).locator("video").focus();
  await page.keyboard.press("ArrowRight");
  await viewer(page).getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(`/memes?filters=video&selected=${await nameOf(page, 0)}`);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/memes?filters=video");
  await expect(tile(page, 0).locator("a")).toBeFocused();
});

test("a clip plays muted while its tile is visible and the viewer is closed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/memes?filters=video");
  const clip = tile(page, 0).locator("video");
  await expect(clip).toHaveJSProperty("paused", false);
  await expect(clip).toHaveJSProperty("muted", true);
  await open(page, 0);
  await expect(clip).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(clip).toHaveJSProperty("paused", false);
  // The focus returns a frame later and scrolls its tile into view.
  await expect(tile(page, 0).locator("a")).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(clip).toHaveCount(0);
});

test("loads more memes when the keyboard focus reaches the end of the list", async ({ page }) => {
  await visit(page, "/memes");
  const all = await countOf(page);
  await tile(page, 0).locator("a").focus();
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(tile(page, all - 1).locator("a")).toBeFocused({ timeout: 200 });
  }).toPass();
});

test("hydration keeps the prerendered columns without layout shift", async ({ page, browser, baseURL }) => {
  test.slow();
  const quiet = await browser.newContext({ baseURL, serviceWorkers: "block", reducedMotion: "reduce" });
  const plain = await quiet.newPage();
  // Scripts never load.
  await plain.route("**/*.js", () => undefined);
  await plain.goto("/memes", { waitUntil: "domcontentloaded" });
  await recordShifts(page);
  // Clear the stored scroll position, so that each visit starts at the top.
  await page.addInitScript(() => sessionStorage.clear());
  // Play clips at only one width, because they double the test's duration.
  for (const { narrow, wide, reducedMotion } of [
    { narrow: 390, wide: 767, reducedMotion: "no-preference" },
    { narrow: 768, wide: 1023, reducedMotion: "reduce" },
    { narrow: 1024, wide: 1440, reducedMotion: "reduce" },
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: narrow, height: 844 });
    await visit(page, "/memes");
    await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
    for (let step = 0; step < 4; step++) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 700);
      await page.waitForFunction((top) => window.scrollY > top, before);
    }
    await expectNoShifts(page);
    for (const width of [narrow, wide]) {
      for (const one of [page, plain]) await one.setViewportSize({ width, height: 844 });
      const places = await placesOf(plain);
      expect(places).toHaveLength(24);
      const hydrated = (await placesOf(page)).flat();
      const moved = places.flat().filter((value, index) => Math.abs(value - (hydrated[index] ?? 0)) > 0.5);
      expect(moved, `${width} px`).toEqual([]);
    }
  }
  await quiet.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a shared meme's page and the gallery, with tiles at their final positions", async ({ page }) => {
    // Images never load.
    await page.route("**/*.webp", () => undefined);
    await page.goto("/memes/alaverdi-callback-hell", { waitUntil: "domcontentloaded" });
    const figure = page.getByRole("figure");
    const withoutPicture = await figure.boundingBox();
    await page.unroute("**/*.webp");
    await page.reload();
    await expect(figure.getByRole("img")).toHaveJSProperty("naturalWidth", 1200);
    expect(await figure.boundingBox(), "the image causes no layout shift").toEqual(withoutPicture);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("main").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meme Gallery");
    const tiles = page.getByRole("main").getByRole("listitem").filter({ visible: true });
    await expect(tiles).toHaveCount(await countOf(page));
    const late = tiles.nth(30).locator("img");
    await late.scrollIntoViewIfNeeded();
    await expect(late).not.toHaveJSProperty("naturalWidth", 0);

    const all = await placesOf(page);
    await page.route("/memes", async (route) => {
      const response = await route.fetch();
      const parts = (await response.text()).split('role="listitem"');
      await route.fulfill({ response, body: parts.slice(0, 11).join('role="listitem"') });
    });
    await page.goto("/memes");
    const first = await placesOf(page);
    expect(first.length).toBeGreaterThan(8);
    expect(all).toEqual(expect.arrayContaining(first));
  });
});

/**
 * The size that a response would have on a host that compresses text. The server of these tests does not. Requests it
 * again, because the browser drops bodies.
 */
async function compressedSize(page: Page, response: Response): Promise<number> {
  const { range } = response.request().headers();
  const again = await page.request.get(response.url(), range ? { headers: { range } } : {});
  const body = await again.body();
  const isText = /text|javascript|json/.test(response.headers()["content-type"] ?? "");
  return isText ? brotliCompressSync(body).length : body.length;
}

test("loads less than 400 kB for a phone's first screen, and further tiles as they scroll into view @phone", async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await visit(page, "/memes");
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(responses.map((response) => compressedSize(page, response)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(400_000);
  const last = tile(page, (await page.locator("[data-position]").count()) - 1);
  await expect(last).toHaveAttribute("data-state", "waiting");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute("data-state", "loaded");
});

test("the viewer steps on a long swipe @phone", async ({ page }) => {
  await visit(page, "/memes");
  await open(page, 0);
  await expectNoAxeViolations(page, dialogs);
  // Otherwise a swipe to the right would also trigger Back in Chromium.
  await expect(viewer(page).locator("[class*=touch-]")).toHaveCSS("touch-action", "pan-y pinch-zoom");
  // A swipe ends on the element that it began on, so wait until the next meme has rendered.
  const position = viewer(page).getByRole("status");
  await swipe(page, -150);
  await expect(position).toContainText(/^2 of /);
  await swipe(page, 150);
  await expect(position).toContainText(/^1 of /);
  // If the short swipe stepped, the long one would end at the third meme.
  await swipe(page, -30);
  await swipe(page, -150);
  await expect(position).toContainText(/^2 of /);
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, 1)}`);
});

test("grows near its end without layout shift, and restores the scroll position on Back and reload @phone", async ({
  page,
}) => {
  await recordShifts(page);
  await visit(page, "/memes");
  const count = await countOf(page);
  expect(await page.locator("[data-position]").count()).toBeLessThan(count);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(page.locator("[data-position]")).toHaveCount(count, { timeout: 100 });
  }).toPass({ intervals: [300] });
  await expectNoShifts(page);
  const middle = tile(page, count - 20);
  await middle.scrollIntoViewIfNeeded();
  await goTo(page, "/shop");
  await page.goBack();
  await expect(middle).toBeInViewport();
  await page.reload();
  await waitForHydration(page);
  await expect(middle).toBeInViewport();
  await page.goto("/shop");
  await page.goBack();
  await expect(middle).toBeInViewport();
});

test("a swipe pans a pinch-zoomed image sideways instead of stepping @phone", async ({ page }) => {
  await visit(page, "/memes");
  await open(page, 0);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizePinchGesture", { x: 195, y: 400, scaleFactor: 2.5 });
  const left = () => page.evaluate(() => window.visualViewport?.offsetLeft ?? 0);
  const before = await left();
  expect(before).toBeGreaterThan(50);
  await expect(viewer(page).locator("[class*=touch-]")).toHaveCSS("touch-action", "auto");
  // A zoomed screen is 156 pixels wide.
  await swipe(page, 60, { x: 70, y: 150 });
  await expect.poll(left).toBeLessThan(before - 20);
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, 0)}`);
});

test.describe("when images fail to load", () => {
  test.use({ expectedMessages: blocked });

  test("tiles and viewer report the failed file, and load it again on Try again @phone", async ({ page }) => {
    const media = /\/tiles\/|\.(webp|mp4|webm)$/;
    await page.route(media, (route) => route.abort());
    await visit(page, "/memes");
    await expect(tile(page, 0)).toHaveAttribute("data-state", "failed");
    await expect(tile(page, 0)).toContainText("Failed to load image");
    await tile(page, 0)
      .locator("a")
      .click({ position: { x: 10, y: 10 } });
    await expect(viewer(page).getByText("Failed to load image")).toBeVisible();
    await expectNoAxeViolations(page, dialogs);
    await page.unroute(media);
    await viewer(page).getByRole("button", { name: "Try again" }).click();
    await expect(viewer(page).getByText("Failed to load image")).toBeHidden();
    await expect(viewer(page).locator("img")).toHaveCount(1);
    const src = await viewer(page).locator("img").getAttribute("src");
    const { width } = await sharp(`public${src}`).metadata();
    await expect(viewer(page).locator("img")).toHaveJSProperty("naturalWidth", width);
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toBeHidden();
    await tile(page, 0).getByRole("button", { name: "Try again" }).click();
    await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
  });
});
