import { readFileSync } from "node:fs";

import type { Page } from "playwright/test";
import sharp from "sharp";

import { dialogs, expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { fileOf } from "./pages.ts";

const blocked = /Failed to load resource|ERR_FAILED|ERR_BLOCKED/;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

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
  // It takes the focus when it listens to keys.
  await expect(page.locator("[role=dialog]:is(:focus, :has(:focus))")).toBeVisible();
}

async function countOf(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.getByText(/^Showing \d+ memes?$/).textContent()) ?? "")?.[0]);
}

/** Draws one finger across the middle of the screen. */
async function swipe(page: Page, across: number) {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(195) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(195 + across * part) });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

// The jam's gallery is the same but for its files: what both could break is tried on the memes.

test("the chips and the address say the same", async ({ page }) => {
  await visit(page, "/memes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meme Gallery");
  const all = await countOf(page);
  const images = page.getByRole("button", { name: "Images" });
  const videos = page.getByRole("button", { name: "Videos" });

  await images.click();
  await expect(images).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL("/memes?filters=video");
  await expect(page.getByText(`Showing ${all} memes`)).toBeHidden();
  const clips = await countOf(page);
  await expect(page.locator("[data-position]")).toHaveCount(clips);

  await videos.click();
  await expect(page).toHaveURL("/memes?filters=");
  await expect(page.getByText("Showing 0 memes")).toBeVisible();
  await expect(page.getByText("No memes to show")).toBeVisible();

  await page.getByRole("button", { name: "Show All Memes" }).click();
  await expect(page).toHaveURL("/memes");
  await expect(tile(page, 0)).toBeVisible();
  expect(await countOf(page)).toBe(all);

  await videos.click();
  await expect(page).toHaveURL("/memes?filters=image");
  await expect(page.getByText(`Showing ${all - clips} memes`)).toBeVisible();

  // A word that names no kind is passed over.
  await visit(page, "/memes?filters=audio,video");
  await expect(images).toHaveAttribute("aria-pressed", "false");
  await expect(videos).toHaveAttribute("aria-pressed", "true");
});

test("a tile's share button copies the address of its own page", async ({ page }) => {
  await visit(page, "/memes");
  await tile(page, 1).hover();
  await tile(page, 1).getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Meme link copied to clipboard!")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(`/memes/${await nameOf(page, 1)}`);
});

for (const width of [390, 768, 1440]) {
  test(`nothing moves at ${width}, while loading and on the way down`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width, height: 844 });
    await recordShifts(page);
    await visit(page, "/memes");
    await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
    for (let step = 0; step < 8; step++) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 700);
      await page.waitForFunction((top) => window.scrollY > top, before);
    }
    await expectNoShifts(page);
  });
}

test("the jam's gallery opens in the same viewer, at its own addresses", async ({ page }) => {
  await visit(page, "/gamejam-2025-gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Game Jam");
  await open(page, 0);
  await expect(page).toHaveURL(`/gamejam-2025-gallery?selected=${await nameOf(page, 0)}`);
});

test("the prerendered columns are those of the hydrated page, at every number of columns", async ({
  page,
  browser,
}) => {
  test.slow();
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const plain = await quiet.newPage();
  for (const width of [767, 768, 1023, 1024]) {
    for (const one of [page, plain]) await one.setViewportSize({ width, height: 900 });
    await visit(page, "/memes");
    await plain.goto(new URL("/memes", page.url()).href);
    const hydrated = await placesOf(page);
    expect(await placesOf(plain)).toEqual(hydrated);
    expect(hydrated.length).toBeGreaterThan(40);
  }
  await quiet.close();
});

/** Left, top, width and height of every tile in the order of the list. */
async function placesOf(page: Page): Promise<string[]> {
  const places = await page.locator("[role=listitem]").evaluateAll((items) =>
    items.map((item) => {
      const tileOf = item.hasAttribute("data-position") ? item : (item.firstElementChild ?? item);
      const { x, y, width, height } = tileOf.getBoundingClientRect();
      return {
        position: Number(item.getAttribute("data-position") ?? -1),
        place: [x, y, width, height].map(Math.round).join(" "),
      };
    }),
  );
  return places.toSorted((a, b) => a.position - b.position).map(({ place }) => place);
}

test("the viewer goes round in the filtered list by arrow keys, and tells where it is", async ({ page }) => {
  await visit(page, "/memes?filters=video");
  const count = await countOf(page);
  const [first, last] = [await nameOf(page, 0), await nameOf(page, count - 1)];
  await open(page, 0);
  await expect(viewer(page).getByRole("status")).toContainText(`1 of ${count}: `);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(`/memes?filters=video&selected=${last}`);
  await expect(viewer(page).getByRole("status")).toContainText(`${count} of ${count}: `);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/memes?filters=video&selected=${first}`);
  await viewer(page).getByRole("button", { name: "Next" }).click();
  await expect(viewer(page).getByRole("status")).toContainText(`2 of ${count}: `);
  await viewer(page).getByRole("button", { name: "Previous" }).click();
  await expect(viewer(page).getByRole("status")).toContainText(`1 of ${count}: `);
});

test("opening adds one history entry and stepping none: Back closes, and Escape closes for good", async ({ page }) => {
  await visit(page, "/episodes");
  await page.getByRole("contentinfo").getByRole("link", { name: "Memes" }).click();
  await expect(page.locator("[data-position]").first()).toBeAttached();
  await open(page, 0);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, 1)}`);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/memes");
  await open(page, 0);
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, 0)}`);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(tile(page, 1).locator("a")).toBeFocused();
  await expect(page).toHaveURL("/memes");
  await page.goBack();
  await expect(page).toHaveURL("/episodes");
});

test("a turned phone keeps what was loaded, and the focus on its tile @phone", async ({ page }) => {
  await visit(page, "/memes");
  for (const position of [4, 5]) {
    await tile(page, position).scrollIntoViewIfNeeded();
    await expect(tile(page, position)).toHaveAttribute("data-state", "loaded");
  }
  await tile(page, 5).locator("a").focus();
  const states = () => page.locator("[data-state=loaded]").count();
  const before = await states();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("list", { name: "Meme Gallery" }).locator("> div")).toHaveCount(3);
  expect(await states()).toBeGreaterThanOrEqual(before);
  await expect(tile(page, 5).locator("a")).toBeFocused();
});

test("the memes on both sides are fetched ahead; a reload opens the viewer again, and closing it still goes back", async ({
  page,
}) => {
  await visit(page, "/memes");
  const name = await nameOf(page, 2);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, 2);
  for (const position of [1, 3]) {
    const neighbour = await nameOf(page, position);
    await expect.poll(() => asked.some((path) => path.startsWith(`/memes/${neighbour}.`))).toBe(true);
  }
  await page.reload();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL(`/memes?selected=${name}`);
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/memes");
  await expect(page.locator(`[id="meme-${name}"]`)).toBeFocused();
});

test("an address with a meme opens it, by the file's name with and without extension; an unknown name opens nothing", async ({
  page,
}) => {
  for (const selected of ["cat-vs-prod", "cat-vs-prod.mp4"]) {
    await visit(page, `/memes?selected=${selected}`);
    await expect(viewer(page).locator("video")).toHaveAttribute("src", "/memes/cat-vs-prod.mp4");
  }
  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL("/memes");
  await expect(page.locator("#meme-cat-vs-prod")).toBeFocused();
  await visit(page, "/memes?selected=nobody-drew-this");
  await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
  await expect(viewer(page)).toBeHidden();
});

test("a clip is silent until asked, and keeps the arrow keys", async ({ page }) => {
  await visit(page, "/memes?selected=cat-vs-prod");
  const clip = viewer(page).locator("video");
  await expect(clip).toHaveJSProperty("muted", true);
  await expect(clip).toHaveAttribute("controls");
  await clip.focus();
  // Had this step been taken, the one back would end here again.
  await page.keyboard.press("ArrowRight");
  await viewer(page).getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("ArrowLeft");
  const position = Number(await page.locator("[data-position]:has(#meme-cat-vs-prod)").getAttribute("data-position"));
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, position - 1)}`);
});

test("a finger's swipe steps both ways, a short one does not; axe finds nothing in the viewer @phone", async ({
  page,
}) => {
  await visit(page, "/memes");
  await open(page, 0);
  await expectNoAxeViolations(page, dialogs);
  await swipe(page, -150);
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, 1)}`);
  await swipe(page, 150);
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, 0)}`);
  // Had the short one stepped, the long one back would end where it began.
  await swipe(page, -30);
  await swipe(page, 150);
  await expect(page).toHaveURL(`/memes?selected=${await nameOf(page, (await countOf(page)) - 1)}`);
});

test("Tab and the arrow keys follow the list, not the columns", async ({ page }) => {
  await visit(page, "/memes");
  await tile(page, 0).locator("a").focus();
  for (const position of [0, 1, 1, 2]) {
    await page.keyboard.press("Tab");
    await expect(tile(page, position).locator(":focus")).toBeAttached();
  }
  await page.keyboard.press("ArrowDown");
  await expect(tile(page, 6).locator("a")).toBeFocused();
  const last = tile(page, (await countOf(page)) - 1);
  // At the end of what is shown more comes.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(last.locator("a")).toBeFocused({ timeout: 200 });
  }).toPass();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("contentinfo").locator(":focus")).toBeAttached();
  await page.keyboard.press("Shift+Tab");
  await expect(last.locator(":focus")).toBeAttached();
});

test.describe("without a clipboard", () => {
  test.use({ permissions: [] });

  test("sharing says that it failed, from the tile and from the viewer", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("denied")) },
      });
    });
    await visit(page, "/memes");
    await tile(page, 0).hover();
    await tile(page, 0).getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Failed to copy link")).toBeVisible();
    await visit(page, `/memes?selected=${await nameOf(page, 0)}`);
    await viewer(page).getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Failed to copy link")).toBeVisible();
  });
});

test.describe("while the page comes", () => {
  test.use({ javaScriptEnabled: false });

  test("the tiles that have come already stand where they stay while the others come", async ({ page }) => {
    const places = () =>
      page.locator("[data-tile]").evaluateAll((tiles) =>
        tiles.map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return { left, top };
        }),
      );
    await page.goto("/memes");
    const all = await places();
    await page.route("/memes", async (route) => {
      const response = await route.fetch();
      const parts = (await response.text()).split('role="listitem"');
      await route.fulfill({ response, body: parts.slice(0, 11).join('role="listitem"') });
    });
    await page.goto("/memes");
    const first = await places();
    expect(first.length).toBeGreaterThan(8);
    expect(first).toEqual(all.slice(0, first.length));
  });
});

test.describe("without the code of the columns", () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test("it is said, and the prerendered tiles stay and lead to their pages", async ({ page }) => {
    await page.route("**/assets/masonry-grid-*.js", (route) => route.abort());
    await visit(page, "/memes");
    await expect(page.getByText("Some of the gallery could not be loaded")).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/memes(\/|\?selected=)/);
  });
});

test.describe("when pictures do not come", () => {
  test.use({ expectedMessages: blocked });

  test("tiles and the viewer say so, and recover on a second try @phone", async ({ page }) => {
    const media = /\/tiles\/|\.(webp|mp4|webm)$/;
    await page.route(media, (route) => route.abort());
    await visit(page, "/memes");
    await expect(tile(page, 0)).toHaveAttribute("data-state", "failed");
    await expect(tile(page, 0)).toContainText("Failed to load image");
    await expectNoAxeViolations(page, '[data-position="0"]');
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

  test("clips say that a video failed", async ({ page }) => {
    const media = /\/tiles\/|\.(mp4|webm)$/;
    await page.route(media, (route) => route.abort());
    await visit(page, "/memes?filters=video");
    await expect(tile(page, 0)).toContainText("Failed to load video");
    await page.unroute(media);
    await tile(page, 0).getByRole("button", { name: "Try again" }).click();
    await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
  });
});

test("no clip is fetched or played under reduced motion", async ({ page }) => {
  const clips: string[] = [];
  page.on("request", (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) clips.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/memes?filters=video");
  await expect(tile(page, 0)).toHaveAttribute("data-state", "loaded");
  await expect(tile(page, 0).locator("video")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(clips).toEqual([]);
  await open(page, 0);
  await expect(viewer(page).locator("video")).toHaveJSProperty("paused", true);
});

test("a clip plays while it is seen, not behind the viewer, and not when it has gone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/memes?filters=video");
  const clip = tile(page, 0).locator("video");
  await expect(clip).toHaveJSProperty("paused", false);
  await expect(clip).toHaveJSProperty("muted", true);
  await open(page, 0);
  await expect(clip).toHaveJSProperty("paused", true);
  await page.keyboard.press("Escape");
  await expect(clip).toHaveJSProperty("paused", false);
  // The focus comes back a frame later, and brings its tile into view.
  await expect(tile(page, 0).locator("a")).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(clip).toHaveJSProperty("paused", true);
});

test("tiles far below are fetched when they come near, and the first screen on a phone needs less than 400 kB @phone", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  await session.send("Network.enable");
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await visit(page, "/memes");
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(400_000);
  const last = tile(page, (await page.locator("[data-position]").count()) - 1);
  await expect(last).toHaveAttribute("data-state", "waiting");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute("data-state", "loaded");
});

test.describe("a shared meme's page", () => {
  test("goes on at once to the viewer; Back leads where the visitor came from", async ({ page }) => {
    await page.goto("/episodes");
    await page.goto("/memes/cat-vs-prod");
    await expect(page).toHaveURL("/memes?selected=cat-vs-prod");
    await expect(viewer(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/episodes");
  });

  test("shows a preview of that very meme", () => {
    const html = (path: string) => readFileSync(fileOf(path), "utf8");
    const image = (path: string) => /property="og:image" content="([^"]+)"/.exec(html(path))?.[1] ?? "";
    expect(image("/memes/alaverdi-callback-hell")).toMatch(/^https:\/\/[^/]+\/memes\/alaverdi-callback-hell\.webp$/);
    expect(image("/memes/cat-vs-prod")).toMatch(/^https:\/\/[^/]+\/tiles\/memes\/cat-vs-prod\.[\da-f]{8}-640\.webp$/);
    const { pathname } = new URL(image("/memes/cat-vs-prod"));
    expect(readFileSync(`build/client${pathname}`).length).toBeGreaterThan(1000);
  });

  test.describe("of an unknown name", () => {
    test.use({ expectedMessages: /404/ });

    test("says so", async ({ page }) => {
      for (const gallery of ["/memes", "/gamejam-2025-gallery"]) {
        await page.goto(`${gallery}/nobody-drew-this`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meme Not Found");
      }
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is readable, and so is the gallery", async ({ page }) => {
      await page.goto("/memes/alaverdi-callback-hell");
      const picture = page.getByRole("figure").getByRole("img");
      await expect(picture).toHaveJSProperty("naturalWidth", 1200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("main").getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meme Gallery");
      const last = page
        .getByRole("listitem")
        .filter({ has: page.locator("noscript, img") })
        .locator("img")
        .nth(5);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toHaveJSProperty("complete", true);
      expect(await last.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
    });
  });
});
