import type { Page } from "playwright/test";
import { parseChapter } from "#app/content/episode-texts.server.ts";
import { episodes } from "./content.ts";
import { boxOf, expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { keep } from "./listening-data.ts";
import { heading } from "./parts.ts";
import { inPlayer, secondOf, serveStandIn } from "./youtube-stand-in.ts";

/** The sessions in data/, oldest first. */
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
const mostChapters = withChapters.toSorted((a, b) => b.chapters.length - a.chapters.length)[0] ?? first;
const idOf = (wanted: string) => episodes.find(({ slug }) => slug === wanted)?.id ?? "";
const firstId = idOf(first.slug);
const mostId = idOf(mostChapters.slug);

/** The chapter links in the drawing of the first session with chapters. */
const chaptersDrawn = (page: Page) => page.locator(`[data-session="${firstId}"] svg.line a`);
const ai = (page: Page) => page.getByRole("button", { name: /^AI \d/ });

test("draws each session to scale; every chapter links to its start time", async ({ page }) => {
  await visit(page, "/topics");
  const drawn = await page.locator("[data-session]").evaluateAll((rows) =>
    rows.map((row) => {
      const line = row.querySelector<SVGSVGElement>("svg.line");
      return {
        path: row.querySelector("a")?.pathname,
        duration: line?.viewBox.baseVal.width,
        chapters: [...(line?.querySelectorAll("a[href*='?t=']") ?? [])].map((link) => ({
          href: link.getAttribute("href"),
          start: Number(link.querySelector("rect")?.getAttribute("x")),
        })),
      };
    }),
  );
  expect(drawn).toEqual(
    sessions.map(({ slug, duration, chapters }) => ({
      path: `/episodes/${slug}`,
      duration,
      chapters: chapters.map(({ seconds }) => ({ href: `/episodes/${slug}?t=${seconds}`, start: seconds })),
    })),
  );
  const widths = await page
    .locator("[data-session] svg.line")
    .evaluateAll((lines) => lines.map((line) => line.clientWidth));
  const longest = Math.max(...sessions.map(({ duration }) => duration));
  const scale = Math.max(...widths) / longest;
  for (const [index, { duration }] of sessions.entries())
    expect(Math.abs((widths[index] ?? 0) - duration * scale)).toBeLessThan(2);

  await test.step("names a chapter under the pointer", async () => {
    await chaptersDrawn(page).nth(1).hover();
    await expect(page.locator("[data-tooltip]")).toContainText(first.chapters[1]?.label ?? "");
    await page.mouse.move(0, 0);
    await expect(page.locator("[data-tooltip]")).toHaveCount(0);
  });

  await test.step("opens the list of a session's chapters, whose heading stays in view", async () => {
    const row = page.locator(`[data-session="${mostId}"]`);
    const opener = row.getByRole("button");
    await opener.press("Enter");
    await expect(row.getByRole("listitem")).toHaveCount(mostChapters.chapters.length + 1);
    await row.getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(opener).toBeInViewport();
    await expectNoAxeViolations(page, `[data-session="${mostId}"]`);
    await opener.press("Enter");
    await expect(row.getByRole("listitem")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows every chapter and topic as a readable link", async ({ page }) => {
    await page.goto("/topics");
    const label = first.chapters[1]?.label ?? "";
    await expect(
      page.locator(`[data-session="${firstId}"]`).getByRole("link", { name: label, exact: true }),
    ).toBeVisible();
    await ai(page).click();
    await expect(page).toHaveURL("/topics/ai");
  });
});

test("keeps chosen topics in the URL, highlights their chapters and links their pages", async ({ page }) => {
  const rows = page.locator("[data-session]");
  const lit = page.locator("[data-session] rect[class]");
  await visit(page, "/topics");
  await ai(page).click();
  await expect(page).toHaveURL("/topics?topic=ai");
  await expect(lit.first()).toBeAttached();
  await page.getByRole("button", { name: /^Show only these/ }).click();
  await expect(page).toHaveURL("/topics?topic=ai&only=1");
  await expect(rows).toHaveCount(Number((await ai(page).textContent())?.split(" ").at(-1)));
  const listed = await rows.locator("ol a").allTextContents();
  expect(listed.length).toBeGreaterThan(2);
  for (const text of listed) expect(text).toMatch(/^\d+:\d\d.*AI/);
  await page.goBack();
  await expect(rows).toHaveCount(sessions.length);
  const before = await lit.count();
  await page.getByRole("button", { name: /^career \d/ }).click();
  await expect.poll(() => lit.count()).toBeGreaterThan(before);
  await page.goBack();
  await expect(ai(page)).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL("/topics");

  await page.goForward();
  await page.getByRole("status").getByRole("link", { name: "AI" }).first().click();
  await expect(heading(page)).toHaveText("AI");
  await expect(page).toHaveTitle("Topic: AI · Devtherapy");
  await page.getByRole("link", { name: "AI across the whole show" }).click();
  await expect(page).toHaveURL("/topics?topic=ai");
  await expect(ai(page)).toHaveAttribute("aria-pressed", "true");
  await expect(rows).toHaveCount(sessions.length);
});

test("applies the URL without layout shift @everywhere", async ({ page }) => {
  const [word = ""] = /[a-z]{5,}/i.exec(first.chapters.map(({ label }) => label).join(" ")) ?? [];
  const status = page.getByRole("status");
  await recordShifts(page);
  await visit(page, `/topics?q=${word}`);
  await expect(status).toContainText(new RegExp(`^“${word}” in \\d+ session`));
  await expect(page.locator(".lit rect[class]").first()).toBeAttached();
  await expectNoShifts(page);
});

test("keeps topics and hours in view without covering a focused link @everywhere", async ({ page }) => {
  await visit(page, "/topics?topic=ai");
  const lowest = page.locator("[data-session]").last();
  await lowest.evaluate((row) => row.scrollIntoView({ block: "end" }));
  await expect(ai(page)).toHaveAttribute("aria-pressed", "true");
  await expect(ai(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("1 h", { exact: true })).toBeInViewport({ ratio: 1 });
  const opener = lowest.getByRole("button");
  await opener.focus();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Shift+Tab");
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left = 0, right = 0, top = 0 } = focused?.getBoundingClientRect() ?? {};
      const found = document.elementFromPoint((left + right) / 2, top + 4);
      return focused?.closest("[data-session]")?.contains(found) === true;
    });
    expect(isSeen).toBe(true);
  }
  await expect(opener).not.toBeFocused();
});

test("keeps the lines in place when topics are chosen, also with listening data", async ({ page }) => {
  const place = { seconds: 1201, duration: first.duration, heard: [[0, 1201]], heardAt: "2026-01-01T00:00:00Z" };
  await keep(page, "devtherapy-positions", { positions: { [firstId]: place } });
  await recordShifts(page);
  for (const width of [660, 768, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await visit(page, "/topics");
    await expect(page.getByRole("button", { name: /^Continue #/ })).toBeVisible();
    await expectNoShifts(page);
    const { y } = await boxOf(page.getByRole("list", { name: "Sessions" }));
    for (const topic of [0, 1, 2]) {
      const toggle = page.getByRole("list", { name: "Topics" }).getByRole("button").nth(topic);
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      expect((await boxOf(page.getByRole("list", { name: "Sessions" }))).y).toBe(y);
    }
  }
});

test("scrolls a focused topic fully into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/topics");
  await page.getByRole("searchbox", { name: "Find a word" }).focus();
  for (let topic = 0; topic < 12; topic += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.99 });
  }
});

test("covers no topic of the row, so that the mouse can press every topic", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/topics");
  await page.getByRole("button", { name: /^\d+ topics$/ }).click();
  const covered = await page
    .getByRole("list", { name: "Topics" })
    .getByRole("button")
    .evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { left, top, width, height } = link.getBoundingClientRect();
        const isHit = link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return isHit ? [] : [link.textContent];
      }),
    );
  expect(covered).toEqual([]);
});

test("prints on one page, with chosen topics, another order and open sessions", async ({ page }) => {
  await visit(page, "/topics?topic=ai&topic=career&topic=game-development&sort=topic");
  for (const { number } of sessions.slice(0, 3))
    await page.getByRole("button", { name: `Chapters of #${number}`, exact: true }).click();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test.describe("with the player", () => {
  test.use({ expectedMessages: /youtube-nocookie/ });

  test("plays a chapter in the dock, and lets the keyboard move through the sessions or skip them", async ({
    page,
    context,
  }) => {
    await serveStandIn(context);
    await visit(page, "/topics");
    await page.getByRole("combobox", { name: "Sort by" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip the sessions" })).toBeFocused();
    const row = page.locator(`[data-session="${firstId}"]`);
    for (let step = 0; step <= sessions.findIndex(({ slug }) => slug === first.slug); step += 1) {
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
    }
    await expect(row.getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    // The first tab stop is the link to the episode's page.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/topics");
    await inPlayer(page, "play");
    expect(await secondOf(page)).toBeGreaterThanOrEqual(first.chapters[1]?.seconds ?? 0);
    await page.getByRole("link", { name: "Skip the sessions" }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("footer :focus, [data-session] :focus")).toHaveCount(1);
    await expect(page.locator("[data-session] :focus")).toHaveCount(0);
  });
});

test("expands sessions on a phone, highlights the heard parts and shows their total @phone", async ({ page }) => {
  const place = { seconds: 400, duration: first.duration, heard: [[0, 400]], heardAt: "2026-01-01T00:00:00Z" };
  await keep(page, "devtherapy-positions", { positions: { [firstId]: place } });
  await recordShifts(page);
  await visit(page, "/topics");
  await expect(page.getByText("You have heard 7 minutes of")).toBeVisible();
  const row = page.locator(`[data-session="${firstId}"]`);
  await expect(row.locator(".heard").first()).toBeAttached();
  await expectNoShifts(page);

  await test.step("the order is next to the title, and the first session near the top", async () => {
    const titleRight = await heading(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    expect((await boxOf(page.getByRole("combobox", { name: "Sort by" }))).x).toBeGreaterThan(titleRight);
    expect((await boxOf(page.locator("[data-session]").first())).y).toBeLessThanOrEqual(300);
  });

  await test.step("a session without chapters opens too", async () => {
    const bare = page.locator("[data-session]").nth(withoutChapters);
    await bare.getByRole("button").tap();
    await expect(page).toHaveURL("/topics");
    await expect(bare.getByRole("link", { name: /The whole session \d/ })).toBeVisible();
  });

  await test.step("all topics can be shown and chosen", async () => {
    await page.getByRole("button", { name: /^\d+ topics$/ }).tap();
    const lowest = page.getByRole("list", { name: "Topics" }).getByRole("button").last();
    await lowest.scrollIntoViewIfNeeded();
    await lowest.tap();
    await expect(page).toHaveURL(/\/topics\?topic=/);
    await page.getByRole("button", { name: "Done" }).tap();
    // The matching sessions are first and in view.
    await expect(page.locator("[data-session]").first()).toHaveClass(/lit/);
    await expect(page.getByRole("button", { name: /^\d+ topics$/ })).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("an open session stays in view above its chapters", async () => {
    await expect(row.getByRole("listitem")).toHaveCount(0);
    const line = await boxOf(row.locator("svg.line"));
    await page.touchscreen.tap(line.right - 2, line.y + line.height / 2);
    await expect(row.getByRole("listitem")).toHaveCount(first.chapters.length + 1);
    await row.getByRole("listitem").last().scrollIntoViewIfNeeded();
    await expect(row.getByRole("button")).toBeInViewport({ ratio: 1 });
    await expect(row.locator("svg.line")).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("link", { name: "Resume at 6:40" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
    await expectNoAxeViolations(page, `[data-session="${firstId}"]`);
  });

  await test.step("prints a session with its name and length", async () => {
    await page.emulateMedia({ media: "print" });
    const printed = page.locator("[data-session]").first();
    for (const part of [".name", ".lengths > :last-child", "svg.line"])
      await expect(printed.locator(part)).toBeVisible();
  });
});
