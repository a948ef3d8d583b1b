import type { Page } from "playwright/test";

import { episodes, guests } from "./content.ts";
import { dialogs, expect, expectNoAxeViolations, test, visit } from "./fixtures.ts";
import { palette, paletteField, paletteGroup, takeQuiz } from "./parts.ts";

const options = (page: Page) => palette(page).getByRole("option");

async function openByKey(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(options(page).first()).toBeVisible();
}

test.describe("opens", () => {
  test("with Ctrl+K, with the focus in its field, and closes with the same key", async ({ page }) => {
    await visit(page, "/episodes");
    await openByKey(page);
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toHaveCount(0);
  });

  // The landing page has a header of its own.
  for (const { path, device } of [
    { path: "/", device: "@phone" },
    { path: "/wrapped", device: "" },
  ]) {
    test(`with the header's button on ${path}, which gets the focus back ${device}`, async ({ page, isMobile }) => {
      await visit(page, path);
      const search = page.getByRole("button", { name: "Search" });
      await (isMobile ? search.tap() : search.click());
      await expect(paletteField(page)).toBeFocused();
      await expect(options(page).first()).toBeVisible();
      await palette(page).getByRole("button", { name: "Close" }).click();
      await expect(palette(page)).toHaveCount(0);
      await expect(search).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(paletteField(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(palette(page)).toHaveCount(0);
      await expect(search).toBeFocused();
    });
  }
});

test("lists all commands, pages, episodes and guests; axe finds nothing", async ({ page }) => {
  await visit(page, "/episodes");
  await openByKey(page);
  await expect(paletteGroup(page, "Commands").getByRole("option")).toHaveText([
    ">Subscribe on YouTube",
    ">Go to Home",
    ">Listen to Latest Episode",
    ">View All Guests",
    ">Check out our Events",
    ">Laugh on Meme Gallery",
    ">View Dev Wrapped",
    ">Theme: Light",
    ">Theme: Dark",
    ">Theme: System",
    ">Keyboard Shortcuts",
  ]);
  await expect(paletteGroup(page, "Navigation").getByRole("option")).toHaveText([
    "/Episodes",
    "/Guests",
    "/Quizzes",
    "/Events",
    "/Memes",
    "/Game Jam",
    "/Wrapped",
    "/Shop",
    "/Topics",
    "/Favorites",
    "/Review",
    "/Game Jam Gallery",
  ]);
  await expect(paletteGroup(page, "Episodes").getByRole("option")).toHaveCount(episodes.length);
  await expect(paletteGroup(page, "Episodes").getByRole("option").first()).toHaveText(
    `#Listen to Episode: ${episodes[0]?.title}`,
  );
  await expect(paletteGroup(page, "Guests").getByRole("option")).toHaveCount(guests.length);
  await expect(paletteGroup(page, "Guests").getByRole("option").first()).toHaveText(/^@View Guest: /);
  await expectNoAxeViolations(page, dialogs);
});

test("runs what is chosen by keyboard and closes", async ({ page }) => {
  await visit(page, "/episodes");
  await openByKey(page);
  await page.keyboard.insertText("nika nikabadze");
  await expect(options(page).first()).toHaveText(/Listen to Episode: .*Nika Nikabadze/);
  await expect(paletteGroup(page, "Guests").getByRole("option")).toHaveText([/View Guest: Nika Nikabadze/]);
  await page.keyboard.press("ArrowDown");
  const chosen = palette(page).getByRole("option", { selected: true });
  await expect(chosen).toHaveText("@View Guest: Nika Nikabadze");
  await expect(paletteField(page)).toHaveAttribute(
    "aria-activedescendant",
    (await chosen.getAttribute("id")) ?? "none",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/guests/nika-nikabadze");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator("h1")).toBeFocused();

  await openByKey(page);
  await expect(paletteField(page)).toHaveValue("");
  await page.keyboard.insertText("shop");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop");
});

test("what is typed right after its key is not lost", async ({ page }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  // In the task that follows the key's.
  await page.evaluate(() => {
    window.addEventListener("keydown", () =>
      setTimeout(() => document.activeElement?.setAttribute("data-typed-into", "")),
    );
  });
  await page.keyboard.press("Control+k");
  await expect(paletteField(page)).toHaveAttribute("data-typed-into");
});

test("Enter held down on the button that opens it runs nothing", async ({ page }) => {
  await visit(page, "/shop");
  await page.getByRole("button", { name: "Search" }).focus();
  await page.keyboard.down("Enter");
  await expect(options(page).first()).toBeVisible();
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.insertText("wrapped");
  await expect(options(page).first()).toHaveText(/Wrapped/);
  // A second press without a release is what a held key sends.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/wrapped");
});

test("runs what is chosen by touch @phone", async ({ page }) => {
  await visit(page, "/shop");
  await page.getByRole("button", { name: "Search" }).click();
  const entry = palette(page).getByRole("option", { name: "View Dev Wrapped" });
  await entry.tap();
  await expect(page).toHaveURL("/wrapped");
  await expect(palette(page)).toHaveCount(0);
});

test("Enter on Close closes it, and runs nothing", async ({ page }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await page.keyboard.insertText("wrapped");
  await expect(options(page).first()).toHaveText(/Wrapped/);
  await expect(options(page).filter({ hasNotText: /wrapped/i })).toHaveCount(0);
  await palette(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  await expect(page).toHaveURL("/shop");
});

test("the best find is the selected one, also after another was", async ({ page }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await expect(paletteGroup(page, "Guests").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await paletteField(page).fill("theme");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(options(page).first()).toBeInViewport();
  const id = (await options(page).first().getAttribute("id")) ?? "none";
  await expect(paletteField(page)).toHaveAttribute("aria-activedescendant", id);
});

test("opens the channel in a new tab and shows the theme that is chosen", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { opened: [] });
    window.open = (url, target) => {
      (window as unknown as { opened: unknown[] }).opened.push([String(url), target]);
      return null;
    };
  });
  await visit(page, "/shop");
  await openByKey(page);
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { opened: unknown }).opened)).toEqual([
    ["https://www.youtube.com/@Devtherapy?sub_confirmation=1", "_blank"],
  ]);
  await openByKey(page);
  await palette(page).getByRole("option", { name: "Theme: Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Theme: Dark" })).toBeVisible();
});

test("says when there is nothing, and leads on by its keys @phone", async ({ page }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await paletteField(page).fill("no such thing");
  await expect(palette(page).getByText("No results found.")).toBeVisible();
  await expect(options(page)).toHaveText([
    />Search for /,
    />Search for /,
    />Search for /,
    '>Search episodes for "no such thing"',
  ]);
  await expectNoAxeViolations(page, dialogs);
  await page.keyboard.press("Enter");
  await expect(paletteField(page)).toBeFocused();
  await expect(paletteField(page)).not.toHaveValue("no such thing");
  await expect(palette(page).getByText(/^\d+ results$/)).toBeAttached();
  await paletteField(page).fill("no such thing");
  await expect(palette(page).getByText("No results found.")).toBeVisible();
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/episodes?q=no+such+thing");
  await expect(page.getByText("No episodes found")).toBeVisible();
});

test("a quiz whose code comes while the palette is open waits until the palette has closed", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route(/(quiz-round|palette-dialog)-.*\.js$/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await visit(page, "/quizzes");
  await page.getByRole("button", { name: "Take Quiz" }).first().click();
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("dev");
  arrival.resolve();
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").getByRole("radio").first()).toBeFocused();
});

test("questions that come while the palette is open over their quiz leave the focus in the quiz", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/quizzes/*.json", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  // Its own code does not come: what stands in for it is a modal dialog of the browser.
  await page.route("**/palette-dialog*.js", () => undefined);
  await visit(page, "/quizzes/ep1-pilot-basics");
  await takeQuiz(page).click();
  await expect(page.getByText("Loading the questions…")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(paletteField(page)).toBeFocused();
  arrival.resolve();
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(
    page.getByRole("dialog", { name: "ბაგი დივანზე" }).and(page.locator(":focus-within, :focus")),
  ).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
});

test("a viewer whose code comes while the palette is open waits as well", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/assets/viewer-*.js", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await visit(page, "/memes");
  await page.locator('[data-position="0"] a').click();
  await expect(page.getByText("Loading…")).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(options(page).first()).toBeVisible();
  const hasCome = page.waitForResponse("**/assets/viewer-*.js");
  arrival.resolve();
  await hasCome;
  await expect(page.getByText("Loading…")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Next" })).toBeFocused();
});

test.describe("when something does not come", () => {
  test.use({ expectedMessages: /Failed to load resource|dynamically imported module/ });

  test("the palette says so, keeps what is typed, and can be tried again", async ({ page }) => {
    await page.route("**/palette-dialog*.js", (route) => route.abort());
    await visit(page, "/shop");
    await page.keyboard.press("Control+k");
    await expect(palette(page).getByText("Search could not be loaded")).toBeVisible();
    await expect(paletteField(page)).toBeFocused();
    await expectNoAxeViolations(page, dialogs);
    await page.keyboard.insertText("dev wrapped");
    await page.unroute("**/palette-dialog*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toHaveText(">View Dev Wrapped");
    await expect(paletteField(page)).toHaveValue("dev wrapped");
    await expect(paletteField(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/wrapped");
  });

  test("the frame closes by Escape and by its button, and gives the focus back", async ({ page }) => {
    await page.route("**/palette-dialog*.js", (route) => route.abort());
    await visit(page, "/shop");
    const search = page.getByRole("button", { name: "Search" });
    await search.click();
    await expect(palette(page).getByText("Search could not be loaded")).toBeVisible();
    await palette(page).getByRole("button", { name: "Try again" }).click();
    await expect(paletteField(page)).toBeFocused();
    await expect(palette(page).getByText("Search could not be loaded")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    await page.keyboard.press("Enter");
    await palette(page).getByRole("button", { name: "Close" }).click();
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
  });

  test("Escape closes the frame alone, and not the viewer under it", async ({ page }) => {
    await page.route("**/palette-dialog*.js", (route) => route.abort());
    await visit(page, "/memes?selected=alaverdi-callback-hell");
    const next = page.getByRole("button", { name: "Next" });
    await expect(next).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(palette(page).getByText("Search could not be loaded")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
    await expect(next).toBeFocused();
    await expect(page).toHaveURL("/memes?selected=alaverdi-callback-hell");
  });

  test("commands work without the index, which can be asked for again", async ({ page }) => {
    await page.clock.install();
    await page.route("**/search.json", (route) => route.fulfill({ status: 500, body: "no" }));
    await visit(page, "/shop");
    await openByKey(page);
    await expect(palette(page).getByText("Episodes and guests could not be loaded")).toBeVisible();
    await expect(options(page)).toHaveCount(23);
    await expectNoAxeViolations(page, dialogs);
    // Now no retry comes by itself.
    await page.clock.pauseAt(Date.now() + 600_000);
    await page.unroute("**/search.json");
    const isAsked = page.waitForRequest("**/search.json");
    await palette(page).getByRole("button", { name: "Try again" }).press("Enter");
    await isAsked;
    await expect(paletteField(page)).toBeFocused();
    await page.clock.resume();
    await expect(paletteGroup(page, "Guests").getByRole("option").first()).toBeVisible();
    await expect(palette(page).getByText("could not be loaded")).toBeHidden();
  });
});
