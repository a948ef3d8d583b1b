import { expect, test } from "playwright/test";

import { weighPage } from "../measure/weigh.ts";
import { onePerKind } from "./pages.ts";

/** Compressed bytes that a first visit may cost, and files of JavaScript (Issue: as fast as a page can be). */
const budgets = { scripts: 128_000, scriptFiles: 8, fonts: 60_000, html: 60_000 };

for (const path of onePerKind) {
  test(`${path} keeps within the budgets of a first visit, and paints before its scripts come`, () => {
    const { text, ...weight } = weighPage(path);
    for (const [what, budget] of Object.entries(budgets))
      expect(weight[what as keyof typeof budgets], what).toBeLessThanOrEqual(budget);
    const [head = "", body = ""] = text.split("</head>");
    expect(head).not.toMatch(/<link[^>]*(stylesheet|modulepreload)/);
    expect(head).toMatch(/<style id="styles">[\s\S]{1000,}<\/style>/);
    const content = body.indexOf("</main>");
    expect(body.indexOf("modulepreload")).toBeGreaterThan(content);
  });
}
