import type { Locator, Page } from "playwright/test";
import { episodes, guests } from "./content.ts";
import { dialogs, expect, expectNoAxeViolations, goTo, hold, standStill, test, visit } from "./fixtures.ts";
import { palette, paletteField, paletteGroup, section } from "./locators.ts";

const options = (page: Page) => palette(page).getByRole("option");

/** The search button in the header. */
const opener = (page: Page) => page.getByRole("button", { name: "Search" });

const selected = (page: Page) => palette(page).getByRole("option", { selected: true });

async function openByKey(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(options(page).first()).toBeVisible();
}

/** Expects screen readers to read this option while the focus is in the field. */
async function expectToBeActive(page: Page, option: Locator) {
  const id = (await option.getAttribute("id")) ?? "none";
  await expect(paletteField(page)).toHaveAttribute("aria-activedescendant", id);
}

test("opens and closes by its key, lists everything, and opens the page chosen by keyboard", async ({ page }) => {
  await visit(page, "/episodes");
  await page.keyboard.press("Control+k");
  await expect(paletteField(page)).toBeFocused();
  const listed = (name: string) => paletteGroup(page, name).getByRole("option");
  await expect(listed("Navigation").first()).toHaveText("/Episodes");
  await expect(listed("Episodes")).toHaveCount(episodes.length);
  await expect(listed("Guests")).toHaveCount(guests.length);
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toHaveCount(0);

  await openByKey(page);
  await page.keyboard.insertText("nika nikabadze");
  await expect(options(page).first()).toHaveText(/Listen to Episode: .*Nika Nikabadze/);
  await expect(listed("Guests")).toHaveText([/View Guest: Nika Nikabadze/]);
  await page.keyboard.press("ArrowDown");
  await expect(selected(page)).toHaveText("@View Guest: Nika Nikabadze");
  await expectToBeActive(page, selected(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/guests/nika-nikabadze");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator("h1")).toBeFocused();
});

test("runs no entry until one is selected, then opens the channel, sets a theme and runs a typed command", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { opened: [] });
    window.open = (url, target) => {
      (window as unknown as { opened: unknown[] }).opened.push([String(url), target]);
      return null;
    };
  });
  await visit(page, "/episodes");
  await openByKey(page);
  await expect(selected(page)).toHaveCount(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { opened: unknown }).opened)).toEqual([
    ["https://www.youtube.com/@Devtherapy?sub_confirmation=1", "_blank"],
  ]);

  await openByKey(page);
  await palette(page).getByRole("option", { name: "Theme: Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Theme: Dark" })).toBeVisible();

  await openByKey(page);
  await page.keyboard.insertText("shop");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop");
});

test("the header's button opens the palette, and regains the focus on Close and Escape @phone", async ({ page }) => {
  const letIndexCome = await hold(page, "**/search.json");
  // The landing page has a header of its own.
  await visit(page, "/");
  await opener(page).tap();
  const commands = paletteGroup(page, "Commands");
  await expect(commands).toBeVisible();
  await standStill(page);
  const before = await commands.boundingBox();
  letIndexCome();
  await expect(paletteGroup(page, "Try").getByRole("button").last()).toBeVisible();
  // Examples that load late cause no layout shift.
  expect(await commands.boundingBox()).toEqual(before);
  await expect(paletteField(page)).toBeFocused();
  await palette(page).getByRole("button", { name: "Close" }).click();
  await expect(palette(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test("runs a tapped entry, and offers examples if nothing is found @phone", async ({ page }) => {
  await visit(page, "/");
  await opener(page).tap();
  await palette(page).getByRole("option", { name: "View Dev Wrapped" }).tap();
  await expect(page).toHaveURL("/wrapped");
  await expect(palette(page)).toHaveCount(0);

  await openByKey(page);
  await paletteField(page).fill("no such thing");
  await expect(palette(page).getByText("No results found.")).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expectNoAxeViolations(page, dialogs);
  const example = paletteGroup(page, "Try").getByRole("button").first();
  const query = await example.innerText();
  await example.press("Enter");
  await expect(paletteField(page)).toHaveValue(query);
  await expect(paletteField(page)).toBeFocused();
  await expect(palette(page).getByText(/^\d+ results?$/)).toBeAttached();
});

test("no entry runs if Enter is held on the opener or pressed on Close", async ({ page }) => {
  await visit(page, "/shop");
  await opener(page).focus();
  await page.keyboard.down("Enter");
  await expect(options(page).first()).toBeVisible();
  await expect(paletteField(page)).toBeFocused();
  // A held key sends further presses without a release.
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(palette(page)).toBeVisible();
  await page.keyboard.insertText("wrapped");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await palette(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shop");
  await expect(page).toHaveURL("/shop");
});

test("focuses the field at once, and selects the best result after each change of the query", async ({ page }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await page.keyboard.press("Escape");
  // Check in the task after the key's event.
  await page.evaluate(() => {
    window.addEventListener("keydown", () =>
      setTimeout(() => document.activeElement?.setAttribute("data-typed-into", "")),
    );
  });
  await page.keyboard.press("Control+k");
  await expect(paletteField(page)).toHaveAttribute("data-typed-into");

  await expect(paletteGroup(page, "Guests").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("End");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await paletteField(page).fill("theme");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(options(page).first()).toBeInViewport();
  await expectToBeActive(page, options(page).first());
});

test("Enter and Escape end a composition without choosing an entry or closing the palette", async ({ page }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await page.keyboard.insertText("wrapped ");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const ime = await page.context().newCDPSession(page);
  for (const key of ["Enter", "Escape"]) {
    await ime.send("Input.imeSetComposition", { text: "d", selectionStart: 1, selectionEnd: 1 });
    await page.keyboard.press(key);
    await expect(paletteField(page)).toHaveValue("wrapped d");
    await ime.send("Input.imeSetComposition", { text: "", selectionStart: 0, selectionEnd: 0 });
  }
  await page.keyboard.insertText("dev");
  await expect(paletteField(page)).toHaveValue("wrapped dev");
  await expect(page).toHaveURL("/shop");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
});

test("Ctrl+Enter, Ctrl+click and a middle click open a result in a new tab", async ({ page, context }) => {
  await visit(page, "/shop");
  await openByKey(page);
  await page.keyboard.type("view dev wrapped");
  const result = page.getByRole("option", { name: "View Dev Wrapped" });
  await expect(result).toHaveAttribute("aria-selected", "true");
  for (const open of [
    () => page.keyboard.press("Control+Enter"),
    () => result.click({ modifiers: ["Control"] }),
    () => result.click({ button: "middle" }),
  ]) {
    const opening = context.waitForEvent("page");
    await open();
    const tab = await opening;
    await expect(tab).toHaveURL("/wrapped");
    await tab.close();
    await expect(page).toHaveURL("/shop");
  }
});

test("the palette takes the focus from a toast", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("button", { name: "Favorite", exact: true }).first().click();
  await page.getByRole("button", { name: "Undo" }).focus();
  await openByKey(page);
  await expect(paletteField(page)).toBeFocused();
});

test("Back closes the palette, but the palette stays open when a slow page loads", async ({ page }) => {
  await visit(page, "/guests");
  await goTo(page, "/events");
  await openByKey(page);
  await page.keyboard.insertText("burnout");
  await page.goBack();
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await openByKey(page);
  await expect(paletteField(page)).toHaveValue("");

  await page.keyboard.press("Escape");

  const letCome = await hold(page, /\/shop\.data/);
  await section(page, "Shop").click();
  await openByKey(page);
  await page.keyboard.insertText("dev");
  letCome();
  await expect(page).toHaveURL("/shop");
  await expect(paletteField(page)).toBeFocused();
  await expect(paletteField(page)).toHaveValue("dev");
  await page.keyboard.press("Escape");

  // A command for the current page adds no history entry.
  const entries = await page.evaluate(() => history.length);
  await openByKey(page);
  await page.getByRole("option", { name: "Shop" }).first().click();
  await expect(palette(page)).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe("when a file fails to load", () => {
  test.use({ expectedMessages: /Failed to load resource|dynamically imported module/ });

  test("runs commands without the index, reports that it failed to load, and loads it again", async ({ page }) => {
    await page.clock.install();
    await page.route("**/search.json", (route) => route.fulfill({ status: 500, body: "no" }));
    await visit(page, "/shop");
    await openByKey(page);
    const failure = palette(page).getByText("Couldn't load episodes and guests");
    // The page retries after 1, 2 and 4 seconds.
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(failure).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(paletteGroup(page, "Navigation").getByRole("option").first()).toBeVisible();
    await expect(paletteGroup(page, "Episodes")).toHaveCount(0);
    await expectNoAxeViolations(page, dialogs);
    await page.unroute("**/search.json");
    await palette(page).getByRole("button", { name: "Try again" }).press("Enter");
    await expect(paletteField(page)).toBeFocused();
    await expect(paletteGroup(page, "Guests").getByRole("option").first()).toBeVisible();
    await expect(failure).toBeHidden();
    await paletteField(page).fill("dev wrapped");
    await expect(options(page).first()).toHaveText(">View Dev Wrapped");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/wrapped");
  });
});
