import { readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { fileOf } from "../e2e/pages.ts";

/** Compressed bytes of a first visit, and the number of JavaScript files. */
export type Weight = { html: number; scripts: number; scriptFiles: number; fonts: number };

/** Weighs the files that a built page loads by itself, without a browser. */
export function weighPage(path: string, folder = "build/client"): Weight & { text: string } {
  const text = readFileSync(fileOf(path, folder), "utf8");
  const scripts = new Set([...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file));
  const fonts = [...text.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, file = ""]) => file);
  return {
    text,
    html: brotliSize(fileOf(path, folder)),
    scripts: sum([...scripts].map((file) => brotliSize(folder + file))),
    scriptFiles: scripts.size,
    fonts: sum(fonts.map((file) => statSync(folder + file).size)),
  };
}

const brotliSizes = new Map<string, number>();

/** Caches the sizes, because pages share most scripts. */
function brotliSize(file: string): number {
  const size = brotliSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  brotliSizes.set(file, size);
  return size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
