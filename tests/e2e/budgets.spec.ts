import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "playwright/test";
import { weighPage } from "../measure/weigh.ts";
import { onePerKind } from "./pages.ts";

/** Limits for a first visit: compressed bytes, and number of JavaScript files. */
const budgets = { scripts: 128_000, scriptFiles: 12, fonts: 60_000, html: 41_000 };

/** Pages whose HTML may be larger. */
const largerHtml: Readonly<Record<string, number>> = {
  "/memes": 49_000,
  "/gamejam-2025-gallery": 49_000,
};

for (const path of onePerKind) {
  test(`${path} stays within the budgets of a first visit, and paints before its scripts load`, () => {
    const { text, ...weight } = weighPage(path);
    const own = { ...budgets, html: largerHtml[path] ?? budgets.html };
    for (const [what, budget] of Object.entries(own))
      expect(weight[what as keyof typeof budgets], what).toBeLessThanOrEqual(budget);
    const [head = "", body = ""] = text.split("</head>");
    expect(head).not.toContain("modulepreload");
    expect(text).not.toContain('rel="stylesheet"');
    expect(head).toMatch(/<style data-site>[\s\S]{1000,}<\/style>/);
    const content = body.indexOf("</main>");
    expect(body.indexOf("modulepreload")).toBeGreaterThan(content);
  });
}

test("shell and packages stay cached when a feature changes, because they name none of its files", () => {
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  const lasting = scripts.filter((file) => /^(vendor|entry\.client|rolldown-runtime)-/.test(file));
  expect(lasting).toHaveLength(3);
  const named = lasting.flatMap((file) => {
    const code = readFileSync(`build/client/assets/${file}`, "utf8");
    return scripts.filter((other) => !lasting.includes(other) && code.includes(other));
  });
  // Allow the shell's own lazy chunks, which change only when the shell changes.
  const ofNoFeature = new Set(
    globSync("app/{lib,ui,store,features/shell}/*.{ts,tsx}").map((file) => basename(file).replace(/\.tsx?$/, "")),
  );
  expect(named.filter((file) => !ofNoFeature.has(file.replace(/-.{8}\.js$/, "")))).toEqual([]);
});
