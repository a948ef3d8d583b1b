/**
 * `npm run fonts`: subsets the packages' fonts to the characters of our files, from 250 kB to 13 kB per weight. Writes
 * woff2 files for browsers, and ttf files for share images, which are drawn in the build.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** FiraGO's "latin" files contain Georgian, too. */
const fonts = ["firago-400", "firago-600", "firago-800", "jetbrains-mono-600"];

const fromTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
const ascii = fromTo(0x20, 0x7e);
/** ა to ჰ. The ten obsolete Georgian letters would make a font about 8% larger. */
const georgian = fromTo(0x10d0, 0x10f0);

/** Without hints, a fifth of a font's bytes, which high-density screens ignore. */
const forDrawing = { targetFormat: "truetype", noHinting: true } as const;

/** Keeps kerning, marks, composed letters and tabular figures. The other features are about 14% of a font's bytes. */
const forBrowsers = {
  targetFormat: "woff2",
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"],
} as const;

const sources = globSync(["data/**/*.ts", "app/**/*.{ts,tsx}"], { exclude: ["app/tools/**"] });
const used = sources.map((file) => readFileSync(file, "utf8")).join("");

for (const name of fonts) {
  const [, family = "", weight = ""] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const source = readFileSync(`node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
  writeFileSync(`app/fonts/${name}.woff2`, await subsetFont(source, ascii + georgian + used, forBrowsers));
  // Share images have no text in the regular weight.
  if (weight !== "400")
    writeFileSync(`app/fonts/${name}.ttf`, await subsetFont(source, ascii + georgian + used, forDrawing));
}
