import { expect, test } from "playwright/test";
import { weighPage } from "../setup/weigh-page.ts";
import { onePerKind } from "./pages.ts";

/** Limits for a first visit, in compressed bytes. */
const budgets = { scripts: 135_000, fonts: 60_000, html: 41_000 };

/** Pages whose HTML may be larger. */
const largerHtml: Readonly<Record<string, number>> = {
  "/memes": 49_000,
  "/gamejam-2025-gallery": 49_000,
};

for (const path of onePerKind) {
  test(`${path} stays within the budgets of a first visit`, () => {
    const weight = weighPage(path);
    const own = { ...budgets, html: largerHtml[path] ?? budgets.html };
    for (const [what, budget] of Object.entries(own))
      expect(weight[what as keyof typeof budgets], what).toBeLessThanOrEqual(budget);
    expect(weight.text).not.toContain('rel="stylesheet"');
  });
}
