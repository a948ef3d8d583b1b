import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "playwright/test";
import { weighPage } from "../measure/weigh.ts";
import { countChapters, episodes } from "./content.ts";
import { onePerKind } from "./pages.ts";

/** Compressed bytes that a first visit may cost, and files of JavaScript. */
const budgets = { scripts: 128_000, scriptFiles: 12, fonts: 60_000, html: 41_000 };

/** Pages whose HTML may be larger. /topics grows with each chapter: 45 kB for 535 chapters. */
const largerHtml: Readonly<Record<string, number>> = {
  "/topics": (45_000 / 535) * episodes.reduce((sum, episode) => sum + countChapters(episode), 0),
  "/memes": 49_000,
  "/gamejam-2025-gallery": 49_000,
};

for (const path of onePerKind) {
  test(`${path} keeps within the budgets of a first visit, and paints before its scripts come`, () => {
    const { text, ...weight } = weighPage(path);
    const own = { ...budgets, html: largerHtml[path] ?? budgets.html };
    for (const [what, budget] of Object.entries(own))
      expect(weight[what as keyof typeof budgets], what).toBeLessThanOrEqual(budget);
    const [head = "", body = ""] = text.split("</head>");
    expect(head).not.toContain("modulepreload");
    expect(text).not.toContain('rel="stylesheet"');
    expect(head).toMatch(/<style>[\s\S]{1000,}<\/style>/);
    const content = body.indexOf("</main>");
    expect(body.indexOf("modulepreload")).toBeGreaterThan(content);
  });
}

test("a change in a feature leaves the shell and the packages in visitors' caches: neither names a feature's file", () => {
  const scripts = readdirSync("build/client/assets").filter((file) => file.endsWith(".js"));
  const lasting = scripts.filter((file) => /^(vendor|entry\.client|rolldown-runtime)-/.test(file));
  expect(lasting).toHaveLength(3);
  const named = lasting.flatMap((file) => {
    const code = readFileSync(`build/client/assets/${file}`, "utf8");
    return scripts.filter((other) => !lasting.includes(other) && code.includes(other));
  });
  // What the shell itself loads on demand lasts as long as it does.
  const ofNoFeature = new Set(
    globSync("app/{lib,ui,store,features/shell}/*.{ts,tsx}").map((file) => basename(file).replace(/\.tsx?$/, "")),
  );
  expect(named.filter((file) => !ofNoFeature.has(file.replace(/-.{8}\.js$/, "")))).toEqual([]);
});
