import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { fileOf, onePerKind } from "./pages.ts";

/** Limits for a first visit, in compressed bytes. */
const budgets = { scripts: 135_000, fonts: 60_000, html: 41_000 };

/** Pages whose HTML may be larger. */
const largerHtml: Readonly<Record<string, number>> = {
  "/memes": 49_000,
  "/gamejam-2025-gallery": 49_000,
};

const brotliSizes = new Map<string, number>();

/** Caches the sizes, because pages share most scripts. */
function brotliSize(file: string): number {
  const size = brotliSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  brotliSizes.set(file, size);
  return size;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

for (const path of onePerKind) {
  test(`${path} stays within the budgets of a first visit`, () => {
    const html = readFileSync(fileOf(path), "utf8");
    const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = ""]) => file);
    const scriptBytes = sum([...scripts].map((file) => brotliSize(`build/client${file}`)));
    const fontBytes = sum(fonts.map((file) => statSync(`build/client${file}`).size));
    expect(scriptBytes, "scripts").toBeLessThanOrEqual(budgets.scripts);
    expect(fontBytes, "fonts").toBeLessThanOrEqual(budgets.fonts);
    expect(brotliSize(fileOf(path)), "HTML").toBeLessThanOrEqual(largerHtml[path] ?? budgets.html);
    expect(html).not.toContain('rel="stylesheet"');
  });
}
