import { expect, test } from "./fixtures.ts";
import { onePerCode } from "./pages.ts";

for (const path of ["/", "/episodes"]) {
  test(`cards on ${path} keep their tags in one line, and align tags and dates in each row @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = await page.locator("article:has([aria-label=Tags])").evaluateAll((all) =>
      all.map((card) => {
        const tags = card.querySelector("[aria-label=Tags]");
        const { top = 0, height = Infinity } = tags?.getBoundingClientRect() ?? {};
        const lines = new Set([...(tags?.children ?? [])].map((tag) => Math.round(tag.getBoundingClientRect().top)));
        const date = card.querySelector("time")?.getBoundingClientRect().top ?? 0;
        return { row: Math.round(card.getBoundingClientRect().top), top, height, lines: lines.size, date };
      }),
    );
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      expect(card.height).toBeLessThanOrEqual(28);
      expect(card.lines).toBe(1);
      const first = cards.find(({ row }) => row === card.row) ?? card;
      expect(Math.abs(first.top - card.top)).toBeLessThanOrEqual(1);
      expect(Math.abs(first.date - card.date)).toBeLessThanOrEqual(1);
    }
  });
}

test("header and footer have the same width on all pages, and Georgian text is never monospaced", async ({ page }) => {
  const edges = new Set<string>();
  for (const path of onePerCode) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const bars = document.querySelectorAll(
        "#page > header > .page-column:not([hidden]), #page > footer > .page-column",
      );
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const monospaced: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!/[ა-ჿ]/.test(text.textContent ?? "") || !text.parentElement) continue;
        if (getComputedStyle(text.parentElement).fontFamily.startsWith('"JetBrains'))
          monospaced.push(text.textContent ?? "");
      }
      const widths = [...bars].map((bar) => {
        const { left, right } = bar.getBoundingClientRect();
        return `${left}–${right}`;
      });
      return { monospaced, widths };
    });
    expect(found.monospaced, path).toEqual([]);
    for (const width of found.widths) edges.add(width);
  }
  expect([...edges]).toHaveLength(1);
});
