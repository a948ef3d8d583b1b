import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { expect, test } from "playwright/test";

import { fileOf, onePerKind } from "./pages.ts";

/** Compressed bytes that a first visit may cost, and files of JavaScript (Issue: as fast as a page can be). */
const budgets = { scripts: 128_000, scriptFiles: 8, fonts: 60_000, html: 60_000 };

const build = "build/client";

/** What a page asks for by itself: the browser needs nothing to count it, so no browser is started here. */
function readPage(path: string) {
  const html = readFileSync(fileOf(path), "utf8");
  const scripts = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = ""]) => file);
  return { html, scripts: [...scripts], fonts };
}

/** Compressing takes seconds, and pages share most of their files. */
const sizes = new Map<string, number>();

function compressedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`${build}${file}`)).length;
  sizes.set(file, size);
  return size;
}

function weigh(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(file), 0);
}

for (const path of onePerKind) {
  test(`${path} keeps within the budgets of a first visit, and paints before its scripts come`, () => {
    const { html, scripts, fonts } = readPage(path);
    expect(scripts.length).toBeLessThanOrEqual(budgets.scriptFiles);
    expect(weigh(scripts)).toBeLessThanOrEqual(budgets.scripts);
    const fontBytes = fonts.reduce((sum, file) => sum + statSync(`${build}${file}`).size, 0);
    expect(fontBytes).toBeLessThanOrEqual(budgets.fonts);
    expect(gzipSync(html).length).toBeLessThanOrEqual(budgets.html);
    const [head = "", body = ""] = html.split("</head>");
    expect(head).not.toMatch(/<link[^>]*(stylesheet|modulepreload)/);
    expect(head).toMatch(/<style id="styles">[\s\S]{1000,}<\/style>/);
    const content = body.indexOf("</main>");
    expect(body.indexOf("modulepreload")).toBeGreaterThan(content);
  });
}
