import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { Finding } from "#app/content/content-error.server.ts";

/**
 * The fonts by their names in app.css, subset from the packages' files. FiraGO's "latin" files contain Georgian, too.
 */
const fonts = {
  "firago-400": "node_modules/@fontsource/firago/files/firago-latin-400-normal.woff2",
  "firago-600": "node_modules/@fontsource/firago/files/firago-latin-600-normal.woff2",
  "firago-800": "node_modules/@fontsource/firago/files/firago-latin-800-normal.woff2",
  "jetbrains-mono-600": "node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2",
} as const;

/** The folder of the subsets, which app.css and root.tsx import. Not in git. */
const folder = ".cache/fonts";

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** ა to ჰ. The ten obsolete Georgian letters would make a font about 8% larger. */
const georgian = String.fromCodePoint(...Array.from({ length: 33 }, (_, index) => 0x10d0 + index));

/**
 * OpenType features for the site's text: kerning, marks, composed letters, and tabular figures. The others (small
 * capitals, code ligatures) are unused, and would make the fonts about 14% larger.
 */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** Drops hinting, a fifth of a font's bytes. High-density screens ignore it. */
const forBrowsers = { targetFormat: "woff2", noLayoutClosure: true, noHinting: true, keepFeatures: features } as const;

/** Returns true for characters that the system's font may draw: emoji and their parts. */
export function isDrawnBySystem(character: string): boolean {
  return /^[\p{Extended_Pictographic}\p{Emoji_Component}]$/u.test(character);
}

/**
 * Subsets each font to the characters in the site's files (from 250 kB to about 13 kB per weight), before Vite reads
 * the style sheet.
 */
export function siteFonts(): Plugin {
  return {
    name: "site-fonts",
    async config() {
      const used = [...(await collectCharacters()).keys()].toSorted().join("");
      await mkdir(folder, { recursive: true });
      await Promise.all(Object.entries(fonts).map(([name, file]) => subset(name, file, used)));
    },
  };
}

/** Reports characters in the site's files that no font contains, in each file that uses them. */
export async function describeMissingCharacters(): Promise<Finding[]> {
  const used = await collectCharacters();
  return missingCharactersOf([...used.keys()].join("")).flatMap((character) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    const field = `the character "${character}" (U+${code})`;
    return (used.get(character) ?? []).map((file) => ({
      file,
      field,
      reason: "is in no font of the site; replace it",
    }));
  });
}

/** Returns the characters of a text that neither the fonts nor the visitor's system can draw. */
export function missingCharactersOf(text: string): string[] {
  // Opens one weight of FiraGO, because all weights have the same characters and opening a font takes long.
  const opened = [fonts["firago-400"], fonts["jetbrains-mono-600"]].map((file) => fontkit.create(readFileSync(file)));
  const known = new Set(opened.flatMap((font) => ("characterSet" in font ? font.characterSet : [])));
  const isUnknown = (character: string) =>
    !/\s/.test(character) && !isDrawnBySystem(character) && !known.has(character.codePointAt(0) ?? 0);
  return [...new Set(text)].filter(isUnknown);
}

/** Returns each used character with the files that use it. */
async function collectCharacters(): Promise<Map<string, string[]>> {
  const used = new Map([...ascii, ...georgian].map((character) => [character, ["every page"]]));
  for await (const file of glob(["data/**/*.ts", "app/**/*.{ts,tsx}"])) {
    // Skips build scripts, whose text appears only in terminals.
    if (file.startsWith("app/tools/")) continue;
    for (const character of new Set(await readFile(file, "utf8"))) {
      const files = used.get(character);
      if (files) files.push(file);
      else used.set(character, [file]);
    }
  }
  return used;
}

/** Subsets a font, unless the cache has the result. */
async function subset(name: string, file: string, used: string): Promise<void> {
  const target = `${folder}/${name}.woff2`;
  const drawing = `${folder}/${name}.ttf`;
  const stamp = `${folder}/${name}.sha256`;
  const wanted = hash("sha256", JSON.stringify([file, used, forBrowsers]));
  if ([target, drawing, stamp].every(existsSync) && readFileSync(stamp, "utf8") === wanted) return;
  const source = readFileSync(file);
  await writeFile(target, await subsetFont(source, used, forBrowsers));
  // For share images, which are rendered at build time.
  await writeFile(drawing, await subsetFont(source, used, { targetFormat: "truetype" }));
  await writeFile(stamp, wanted);
}
