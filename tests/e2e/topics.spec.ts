import type { Locator, Page } from "playwright/test";
import { parseChapter } from "#app/content/episode-texts.server.ts";
import { episodes } from "./content.ts";
import { boxOf, expect, expectNoAxeViolations, expectNoShifts, recordShifts, test, visit } from "./fixtures.ts";
import { keep } from "./listening-data.ts";
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
const mostChapters = withChapters.toSorted((a, b) => b.chapters.length - a.chapters.length)[0] ?? first;
const firstId = episodes.find(({ slug }) => slug === first.slug)?.id ?? "";

const ai = (page: Page) => page.getByRole("button", { name: /^AI \d/ });

test("the lines are the content's, to the second, can be hit, and open into lists", async ({ page }) => {
  await visit(page, "/topics");
  await test.step("as links, and as drawn", async () => {
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
    const [bar, link] = await Promise.all([boxOf(row.locator("svg.line")), boxOf(row.locator("> div li").nth(1))]);
    const start = bar.x + ((first.chapters[1]?.seconds ?? 0) / first.duration) * bar.width;
    expect(Math.abs(link.x - start)).toBeLessThan(1);
  });

  await test.step("the narrowest chapters can be hit beside them, and no links overlap", async () => {
    const links = await page.locator("[data-session]").evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("li > a")].map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return { left, right, drawn: link.parentElement?.getBoundingClientRect().width ?? 0 };
        }),
      ),
    );
    const hidden = links.flat().filter(({ left, right }) => right <= left);
    const apart = links.flatMap((row) =>
      row.slice(1).filter(({ left }, index) => Math.abs(left - (row[index]?.right ?? 0)) >= 0.5),
    );
    expect([...hidden, ...apart]).toEqual([]);
    const widened = links.flat().filter(({ left, right, drawn }) => right - left > drawn + 1);
    expect(widened.length).toBeGreaterThan(10);
  });

  await test.step("who rests on a chapter can read its tip with the pointer on it; who passes is not stopped", async () => {
    const row = page.locator(`[data-session="${firstId}"]`);
    const tip = row.getByRole("tooltip");
    await row.locator("> div a").nth(1).hover();
    await expect(tip).toHaveCSS("animation-delay", "0.6s");
    await expect(tip).toHaveCSS("pointer-events", "auto");
    const [link, box] = await Promise.all([boxOf(row.locator("> div a").nth(1)), boxOf(tip)]);
    const x = link.x + link.width / 2;
    await page.mouse.move(x, box.y + box.height / 2, { steps: 20 });
    await expect(tip).toContainText(first.chapters[1]?.label ?? "");
    await page.mouse.move(box.x, 0);
    await expect(tip).toHaveCount(0);
  });

  await test.step("one that opens keeps its head in sight, and an arrow key leads into its list", async () => {
    await expect(page.locator("[data-session] [tabindex='0']")).toHaveCount(1);
    const rows = page.locator("[data-session]:has(> div li)");
    // At the top and at the bottom.
    for (const place of [0, -1]) {
      const row = rows.nth(place);
      const opener = row.getByRole("button");
      await opener.press("Enter");
      await expect(opener).toBeInViewport();
      await page.keyboard.press("ArrowDown");
      await expect(row.getByRole("link").nth(1)).toBeFocused();
      await opener.press("Enter");
      await expect(row.locator("time")).toHaveCount(0);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every chapter and topic is a link that can be read", async ({ page }) => {
    await page.goto("/topics");
    const label = first.chapters[1]?.label ?? "";
    await expect(
      page.locator(`[data-session="${firstId}"]`).getByRole("link", { name: label, exact: true }),
    ).toBeVisible();
    await ai(page).click();
    await expect(page).toHaveURL("/topics/ai");
  });
});

test("a chosen topic is in the address, lights its chapters, and leads to its page", async ({ page }) => {
  const rows = page.locator("[data-session]");
  const lit = page.locator("path.lit");
  const other = page.getByRole("button", { name: /^career \d/ });
  await visit(page, "/topics");
  await ai(page).click();
  await expect(page).toHaveURL("/topics?topic=ai");
  await expect(lit.first()).toBeAttached();
  await page.getByRole("button", { name: /^List these/ }).click();
  await expect(page).toHaveURL("/topics?topic=ai&only=1");
  await expect(rows).toHaveCount(Number((await ai(page).textContent())?.split(" ").at(-1)));
  const items = rows.locator("li a").filter({ visible: true });
  const listed = await items.allTextContents();
  expect(listed.length).toBeGreaterThan(2);
  for (const text of listed) expect(text).toMatch(/^\d+:\d\d.*AI/);
  await page.goBack();
  await expect(rows).toHaveCount(sessions.length);
  await page.mouse.move(0, 0);
  const before = await lit.count();
  await other.hover();
  await expect.poll(() => lit.count()).toBeGreaterThan(before);
  await page.goBack();
  await expect(ai(page)).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL("/topics");

  await page.goForward();
  await page.getByRole("status").getByRole("link", { name: "AI" }).first().click();
  await expect(heading(page)).toHaveText("AI");
  await expect(page).toHaveTitle("Topic: AI · Devtherapy");
  // Where the timeline's file does not come, its page is loaded as asked for.
  await page.route("**/topics/timeline.json", (route) => route.fulfill({ body: "<title>Busy</title>" }));
  await page.getByRole("link", { name: "AI across the whole show" }).click();
  await expect(page).toHaveURL("/topics?topic=ai");
  await expect(ai(page)).toHaveAttribute("aria-pressed", "true");
  await expect(rows).toHaveCount(sessions.length);
});

test("what an address asks for is said without moving the lines @everywhere", async ({ page }) => {
  const [word = ""] = /[a-z]{5,}/i.exec(first.chapters.map(({ label }) => label).join(" ")) ?? [];
  const status = page.getByRole("status");
  await recordShifts(page);
  await visit(page, `/topics?q=${word}`);
  await expect(status).toContainText(new RegExp(`^“${word}” in \\d+ session`));
  await expect(page.locator("path.lit").first()).toBeAttached();
  await expectNoShifts(page);
});

test("topics and hours stay in sight, and cover nothing that is focused @everywhere", async ({ page, isMobile }) => {
  await visit(page, "/topics?topic=ai");
  const lowest = page.locator("[data-session]").last();
  await lowest.evaluate((row) => row.scrollIntoView({ block: "end" }));
  await expect(ai(page)).toHaveAttribute("aria-pressed", "true");
  await expect(ai(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator("td span").first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-session] [tabindex='0']")).toHaveCount(1);
  await expectSeenOnTheWayUp(page, lowest.locator(isMobile ? "> button" : "> a"));
  if (isMobile) return;
  await page.setViewportSize({ width: 900, height: 700 });
  await page.getByRole("button", { name: `Chapters of #${mostChapters.number}` }).click();
  await expectSeenOnTheWayUp(page, page.locator(".open li > a").last());
});

/** Moves the focus up and fails where something covers it. */
async function expectSeenOnTheWayUp(page: Page, start: Locator) {
  await start.focus();
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press("ArrowUp");
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left = 0, top = 0 } = focused?.getBoundingClientRect() ?? {};
      return Boolean(focused?.contains(document.elementFromPoint(left + 10, top + 4)));
    });
    expect(isSeen).toBe(true);
  }
  await expect(start).not.toBeFocused();
}

test("the lines keep their place while topics are chosen, also for who has listened", async ({ page }) => {
  const place = { seconds: 1201, duration: first.duration, heard: [[0, 1201]], heardAt: "2026-01-01T00:00:00Z" };
  await keep(page, "devtherapy-positions", { positions: { [firstId]: place } });
  await recordShifts(page);
  for (const width of [660, 768, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await visit(page, "/topics");
    await expect(page.getByRole("button", { name: /^Continue #/ })).toBeVisible();
    await expectNoShifts(page);
    const { y } = await boxOf(page.locator("#sessions"));
    for (const topic of [0, 1, 2]) {
      const toggle = page.locator(".topics .topic[role]").nth(topic);
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      expect((await boxOf(page.locator("#sessions"))).y).toBe(y);
    }
  }
});

test("a topic that Tab leads to is seen whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/topics");
  await page.getByRole("searchbox", { name: "Find a word" }).focus();
  for (let topic = 0; topic < 12; topic += 1) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toBeInViewport({ ratio: 0.99 });
  }
});

test("all topics can be pressed with a mouse where they are a row", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/topics");
  await page.getByRole("button", { name: /^\d+ topics$/ }).click();
  const covered = await page.locator("a.topic").evaluateAll((links) =>
    links.flatMap((link) => {
      link.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, width, height } = link.getBoundingClientRect();
      const isHit = link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      return isHit ? [] : [link.textContent];
    }),
  );
  expect(covered).toEqual([]);
});

test("printed with topics, in any order and with open sessions, it is one page", async ({ page }) => {
  await visit(page, "/topics?topic=ai&topic=career&topic=game-development&sort=topic");
  for (const { number } of sessions.slice(0, 3))
    await page.getByRole("button", { name: `Chapters of #${number}`, exact: true }).click();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

test.describe("with the player", () => {
  test.use({ expectedMessages: /youtube-nocookie/ });

  test("one Tab leads into the sheet and one out, arrows move in it, Enter plays there", async ({ page, context }) => {
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

test("on a phone sessions fold out, and what was heard is marked and summed up @phone", async ({ page }) => {
  const place = { seconds: 400, duration: first.duration, heard: [[0, 400]], heardAt: "2026-01-01T00:00:00Z" };
  await keep(page, "devtherapy-positions", { positions: { [firstId]: place } });
  await recordShifts(page);
  await visit(page, "/topics");
  await expect(page.getByText("You have heard 7 minutes of")).toBeVisible();
  const row = page.locator(`[data-session="${firstId}"]`);
  await expect(row.locator("path.heard").first()).toBeAttached();
  await expectNoShifts(page);

  await test.step("a session without chapters opens, too", async () => {
    const bare = page.locator("[data-session]").nth(withoutChapters);
    await bare.getByRole("button").tap();
    await expect(page).toHaveURL("/topics");
    await expect(bare.getByRole("link", { name: /The whole session \d/ })).toBeVisible();
  });

  await test.step("all topics can be opened, and more than one can be chosen", async () => {
    await page.getByRole("button", { name: /^\d+ topics$/ }).tap();
    const lowest = page.locator("a.topic").last();
    await lowest.scrollIntoViewIfNeeded();
    await lowest.tap();
    await expect(page).toHaveURL(/\/topics\?topic=/);
    await page.getByRole("button", { name: "Done" }).tap();
    // What was asked for stands first, and not below the screen.
    await expect(page.locator("[data-session]").first()).toHaveClass(/lit/);
    await expect(page.getByRole("button", { name: /^\d+ topics$/ })).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("an open session stays in sight over its chapters", async () => {
    await expect(row.getByRole("link")).toHaveCount(0);
    // The end of its line leads to its last chapter.
    const line = await boxOf(row.locator("svg.line"));
    await page.touchscreen.tap(line.right - 2, line.y + line.height / 2);
    await expect(row.getByRole("link").last()).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("button")).toBeInViewport({ ratio: 1 });
    await expect(row.locator("svg.line")).toBeInViewport({ ratio: 1 });
    await expect(row.getByRole("link")).toHaveCount(first.chapters.length + 2);
    await expect(row.getByRole("link", { name: "Resume at 6:40" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
    await expectNoAxeViolations(page, `[data-session="${firstId}"]`);
  });

  await test.step("on paper a session has its name and its length, too", async () => {
    await page.emulateMedia({ media: "print" });
    const printed = page.locator("[data-session]").first();
    for (const part of ["> button > :nth-child(2)", ".length > :last-child", "svg.line"])
      await expect(printed.locator(part)).toBeVisible();
  });
});
