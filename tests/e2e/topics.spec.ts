import { parseChapter } from "#app/content/episode-texts.server.ts";

import { episodes } from "./content.ts";
import { expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { heading } from "./parts.ts";
import { inPlayer, secondOf, serveStandIn } from "./youtube-stand-in.ts";

/** What data/ says of the sessions, the first one first. */
const sessions = episodes
  .map(({ slug, number, duration, fullDescription }) => {
    const chapters = fullDescription.split("\n").flatMap((line) => parseChapter(line) ?? []);
    return { slug, number, duration: duration * 60, chapters };
  })
  .toSorted((a, b) => a.number - b.number);

const withChapters = sessions.filter(({ chapters }) => chapters.length > 2);
const withoutChapters = sessions.findIndex(({ chapters }) => chapters.length === 0);
const first = withChapters[0];
const last = withChapters.at(-1);
if (!first || !last) throw new Error("No episode has chapters");
const firstId = episodes.find(({ slug }) => slug === first.slug)?.id ?? "";

test("the lines are the content's, to the second: as links, and as drawn", async ({ page }) => {
  await visit(page, "/topics");
  const drawn = await page.locator("[data-session]").evaluateAll((rows) =>
    rows.map((row) => ({
      slug: row.querySelector("a")?.pathname.split("/").at(-1),
      duration: row.querySelector("svg")?.viewBox.baseVal.width,
      chapters: [...row.querySelectorAll<HTMLAnchorElement>(":scope > div a[href*='?t=']")].map((link) => ({
        seconds: Number(new URL(link.href).searchParams.get("t")),
        label: link.textContent,
      })),
      cuts: [...(row.querySelector(".cuts")?.getAttribute("d") ?? "").matchAll(/m(\d+)-/g)].map(([, x]) => Number(x)),
    })),
  );
  expect(drawn).toEqual(
    sessions.map(({ slug, duration, chapters }) => ({
      slug,
      duration,
      chapters,
      // Each after the one before it.
      cuts: chapters.slice(1).map(({ seconds }, index) => seconds - (chapters[index]?.seconds ?? 0)),
    })),
  );
  // The items lie where the drawing has their chapters; the link of a narrow one reaches over it.
  const row = page.locator(`[data-session="${firstId}"]`);
  const [bar, link] = await Promise.all([
    row.locator("svg.line").boundingBox(),
    row.locator("> div li").nth(1).boundingBox(),
  ]);
  const start = (bar?.x ?? 0) + ((first.chapters[1]?.seconds ?? 0) / first.duration) * (bar?.width ?? 0);
  expect(Math.abs((link?.x ?? 0) - start)).toBeLessThan(1);
});

test("without scripts every chapter and topic is a link that can be read", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/topics");
  const label = first.chapters[1]?.label ?? "";
  await expect(
    page.locator(`[data-session="${firstId}"]`).getByRole("link", { name: label, exact: true }),
  ).toBeVisible();
  await page.getByRole("button", { name: /^AI \d/ }).click();
  await expect(page).toHaveURL("/topics/ai");
  await page.close();
});

test("a chosen topic is in the address, lights its chapters, and leads to its page", async ({ page }) => {
  await visit(page, "/topics");
  await page.getByRole("button", { name: /^AI \d/ }).click();
  await expect(page).toHaveURL("/topics?topic=ai");
  await expect(page.locator("path.lit").first()).toBeAttached();
  await expectNoAxeViolations(page, "main");
  await page.getByRole("button", { name: /^List these/ }).click();
  await expect(page).toHaveURL("/topics?topic=ai&only=1");
  await page.goBack();
  await expect(page.locator("[data-session]")).toHaveCount(sessions.length);
  await page.goBack();
  await expect(page.getByRole("button", { name: /^AI \d/ })).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL("/topics");
  await page.goForward();
  await page.goForward();
  const chip = page.getByRole("button", { name: /^AI \d/ });
  await expect(page.locator("[data-session]")).toHaveCount(Number((await chip.textContent())?.split(" ").at(-1)));
  const listed = await page.locator("[data-session]").locator("li a").filter({ visible: true }).allTextContents();
  expect(listed.length).toBeGreaterThan(2);
  for (const text of listed) expect(text).toMatch(/^\d+:\d\d.*AI/);
  await expectNoAxeViolations(page, "main");
  await page.reload();
  await expect(page.getByRole("button", { name: /^AI \d/ })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("status").getByRole("link", { name: "AI" }).first().click();
  await expect(heading(page)).toHaveText("AI");
  await page.getByRole("link", { name: "AI across the whole show" }).click();
  await expect(page).toHaveURL("/topics?topic=ai");
  await expect(page.getByRole("button", { name: /^AI \d/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-session]")).toHaveCount(sessions.length);
});

test("typed words light the chapters that have them, also after a reload @everywhere", async ({ page }) => {
  const [word = ""] = /[a-z]{5,}/i.exec(first.chapters.map(({ label }) => label).join(" ")) ?? [];
  await recordShifts(page);
  await visit(page, "/topics");
  await page.getByRole("searchbox", { name: "Find a word" }).fill(word);
  const status = page.getByRole("status");
  await expect(status).toContainText(new RegExp(`^“${word}” in \\d+ session`));
  await expect(page).toHaveURL(`/topics?q=${word}`);
  await expectNoAxeViolations(page, "main");
  const sentence = (await status.textContent()) ?? "";
  await page.reload();
  await expect(status).toHaveText(sentence);
  await expect(page.locator("path.lit").first()).toBeAttached();
  await expectNoShifts(page);
});

test("on a phone all topics can be opened, and an open session stays in sight over its chapters @phone", async ({
  page,
}) => {
  await visit(page, "/topics");
  await page.getByRole("button", { name: /^All \d+$/ }).tap();
  const lowest = page.locator("a.topic").last();
  await lowest.scrollIntoViewIfNeeded();
  await lowest.tap();
  await expect(page).toHaveURL(/\/topics\?topic=/);
  // One may choose more than one.
  await page.getByRole("button", { name: "Done" }).tap();
  await expect(page.getByRole("button", { name: /^All \d+$/ })).toHaveAttribute("aria-expanded", "false");
  const row = page.locator(`[data-session="${firstId}"]`);
  // The end of its line leads to its last chapter.
  const { x, y, width, height } = (await row.locator("svg.line").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width - 2, y + height / 2);
  await expect(row.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole("button")).toBeInViewport({ ratio: 1 });
  await expect(row.locator("svg.line")).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page, "main");
});

test("on a phone a session without chapters opens, too @phone", async ({ page }) => {
  await visit(page, "/topics");
  const row = page.locator("[data-session]").nth(withoutChapters);
  await row.getByRole("button").tap();
  await expect(page).toHaveURL("/topics");
  await expect(row.getByRole("link", { name: /The whole session \d/ })).toBeVisible();
});

test("topics and hours stay in sight, and cover nothing that is focused @everywhere", async ({ page, isMobile }) => {
  await visit(page, "/topics?topic=ai");
  const lowest = page.locator("[data-session]").last();
  await lowest.evaluate((row) => row.scrollIntoView({ block: "end" }));
  await expect(page.getByRole("button", { name: /^AI \d/ })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("td span").first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-session] [tabindex='0']")).toHaveCount(1);
  await lowest.locator(isMobile ? "> button" : "> a").focus();
  for (let step = 1; step < sessions.length; step += 1) {
    await page.keyboard.press("ArrowUp");
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left = 0, top = 0 } = focused?.getBoundingClientRect() ?? {};
      return Boolean(focused?.contains(document.elementFromPoint(left + 10, top + 4)));
    });
    expect(isSeen).toBe(true);
  }
});

test("a session opens into the list of its chapters, and closes", async ({ page }) => {
  await visit(page, "/topics");
  const row = page.locator(`[data-session="${firstId}"]`);
  await row.getByRole("button", { name: `Chapters of #${first.number}` }).click();
  for (const { label } of first.chapters.slice(0, 3))
    await expect(row.getByRole("link").filter({ hasText: label }).first()).toBeInViewport();
  await expectNoAxeViolations(page, "main");
  await row.getByRole("button", { name: `Chapters of #${first.number}` }).click();
  await expect(row.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  await expect(row.locator("time")).toHaveCount(0);
});

test("a session that opens keeps its head in sight, and an arrow key leads into its list", async ({ page }) => {
  await visit(page, "/topics?topic=ai");
  await expect(page.locator("[data-session] [tabindex='0']")).toHaveCount(1);
  for (const row of await page.locator("[data-session].lit").all()) {
    const opener = row.getByRole("button");
    await opener.press("Enter");
    await expect(opener).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await expect(row.getByRole("link").nth(1)).toBeFocused();
    await opener.press("Enter");
  }
});

test("pointing at a topic shows it, but moves nothing in a list", async ({ page }) => {
  await visit(page, "/topics?topic=ai");
  const other = page.getByRole("button", { name: /^career \d/ });
  const before = await page.locator("path.lit").count();
  await other.hover();
  await expect.poll(() => page.locator("path.lit").count()).toBeGreaterThan(before);
  await page.getByRole("button", { name: /^List these/ }).click();
  await expect(page.getByRole("button", { name: /^All \d+ sessions/ })).toBeVisible();
  const rows = page.locator("[data-session] li:visible");
  const listed = await rows.count();
  await other.hover();
  await expect(rows).toHaveCount(listed);
});

test("an unknown topic is said without moving the lines @everywhere", async ({ page }) => {
  await recordShifts(page);
  await visit(page, "/topics?topic=nonsense");
  await expect(page.getByRole("status")).toContainText("No chapter names “nonsense”.");
  await expectNoShifts(page);
  await expectNoAxeViolations(page, "main");
});

test("the narrowest chapters can be hit beside them, and no links overlap", async ({ page }) => {
  await visit(page, "/topics");
  const links = await page.locator("[data-session]").evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll("li > a")].map((link) => {
        const { left, right } = link.getBoundingClientRect();
        return { left, right, drawn: link.parentElement?.getBoundingClientRect().width ?? 0 };
      }),
    ),
  );
  for (const row of links) {
    for (const [index, { left, right }] of row.entries()) {
      expect(right).toBeGreaterThan(left);
      const next = row[index + 1];
      if (next) expect(Math.abs(next.left - right)).toBeLessThan(0.5);
    }
  }
  const widened = links.flat().filter(({ left, right, drawn }) => right - left > drawn + 1);
  expect(widened.length).toBeGreaterThan(10);
});

test("printed with topics it is one page", async ({ page }) => {
  for (const query of ["", "?topic=ai&topic=career&topic=game-development", "?topic=nonsense"]) {
    await visit(page, `/topics${query}`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
  }
});

test.describe("with the player", () => {
  test.use({ expectedMessages: /youtube-nocookie/ });

  test("one Tab leads into the sheet and one out, arrow keys move in it, and Enter plays there", async ({
    page,
    context,
  }) => {
    await serveStandIn(context);
    await visit(page, "/topics");
    // What makes the sheet one stop comes after the page.
    await expect(page.locator("[data-session] [tabindex='0']")).toHaveCount(1);
    await page.getByRole("combobox", { name: "Sort by" }).focus();
    await page.keyboard.press("Tab");
    const row = page.locator(`[data-session="${firstId}"]`);
    await expect(page.locator("[data-session] > a").first()).toBeFocused();
    for (let step = 0; step < sessions.findIndex(({ slug }) => slug === first.slug); step += 1)
      await page.keyboard.press("ArrowDown");
    await expect(row.locator("> a")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(row.locator("> div a").nth(1)).toBeFocused();
    await expect(page.getByRole("tooltip")).toContainText(first.chapters[1]?.label ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/topics");
    await inPlayer(page, "play");
    expect(await secondOf(page)).toBeGreaterThanOrEqual(first.chapters[1]?.seconds ?? 0);
    await row.locator("> div a").nth(1).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-session] :focus")).toHaveCount(0);
    await page.getByRole("link", { name: "Skip to the sessions" }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("[data-session] :focus")).toHaveCount(1);
  });
});

test("a session folds out into its chapters, heard ones are filled and summed up, and nothing moves @phone", async ({
  page,
}) => {
  const value = {
    state: {
      positions: {
        [firstId]: { seconds: 400, duration: first.duration, heard: [[0, 400]], heardAt: "2026-01-01T00:00:00Z" },
      },
    },
    version: 0,
  };
  await page.addInitScript((text) => localStorage.setItem("devtherapy-positions", text), JSON.stringify(value));
  await recordShifts(page);
  await visit(page, "/topics");
  await expect(page.getByText("You have heard 7 minutes of")).toBeVisible();
  const row = page.locator(`[data-session="${firstId}"]`);
  await expect(row.locator("path.heard").first()).toBeAttached();
  await expectNoShifts(page);
  await expect(row.getByRole("link")).toHaveCount(0);
  await row.getByRole("button").tap();
  await expect(row.getByRole("link")).toHaveCount(first.chapters.length + 2);
  await expect(row.getByRole("link", { name: "6:40 Continue where you stopped" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await expectNoAxeViolations(page, "main");
});
