import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import type { Finding } from "#app/content/content-error.server.ts";

/** Our fonts by the name app.css uses, cut down from the packages' files. The first holds every character we read. */
const fonts = {
  "firago-400": "node_modules/@fontsource/firago/files/firago-latin-400-normal.woff2",
  "firago-600": "node_modules/@fontsource/firago/files/firago-latin-600-normal.woff2",
  "firago-800": "node_modules/@fontsource/firago/files/firago-latin-800-normal.woff2",
  "jetbrains-mono-600": "node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2",
} as const;

/** Where the subsets are put; app.css and root.tsx name the files here. Not in git. */
const folder = ".cache/fonts";

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** ა to ჰ. The ten letters that Georgian no longer writes would be a thirteenth of a font. */
const georgian = String.fromCodePoint(...Array.from({ length: 33 }, (_, index) => 0x10d0 + index));

/**
 * The layout features that the site's text needs: kerning, marks, composed letters, and figures of one width. The fonts'
 * others (small capitals, arrows made of code) would be a seventh of their bytes and are never asked for.
 */
const features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** Hints, a fifth of a font's bytes, are for screens of few pixels; phones and high-density screens ignore them. */
const forBrowsers = { targetFormat: "woff2", noLayoutClosure: true, noHinting: true, keepFeatures: features } as const;

/** Whether a character that our fonts lack may come from the visitor's system, as emoji and the parts of them do. */
export function isDrawnBySystem(character: string): boolean {
  return /^[\p{Extended_Pictographic}\p{Emoji_Component}]$/u.test(character);
}

/**
 * Cuts each font down to the characters that the site's files really use (250 kB a weight become about 13), before
 * Vite reads the style sheet.
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

/** The characters of the site's files that no font of ours has, in each file that uses them. */
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

/** The characters of a text that no font of ours has, nor the visitor's system. */
export function missingCharactersOf(text: string): string[] {
  // FiraGO's weights have the same ones, and opening a font takes long.
  const opened = [fonts["firago-400"], fonts["jetbrains-mono-600"]].map((file) => fontkit.create(readFileSync(file)));
  const known = new Set(opened.flatMap((font) => ("characterSet" in font ? font.characterSet : [])));
  const isUnknown = (character: string) =>
    !/\s/.test(character) && !isDrawnBySystem(character) && !known.has(character.codePointAt(0) ?? 0);
  return [...new Set(text)].filter(isUnknown);
}

/** Each used character with the files that use it. */
async function collectCharacters(): Promise<Map<string, string[]>> {
  const used = new Map([...ascii, ...georgian].map((character) => [character, ["every page"]]));
  for await (const file of glob(["data/**/*.ts", "app/**/*.{ts,tsx}"])) {
    // What builds the site is read in terminals alone.
    if (file.startsWith("app/build/")) continue;
    for (const character of new Set(await readFile(file, "utf8"))) {
      const files = used.get(character);
      if (files) files.push(file);
      else used.set(character, [file]);
    }
  }
  return used;
}

/** Cuts a font down to these characters, unless an earlier build has. */
async function subset(name: string, file: string, used: string): Promise<void> {
  const target = `${folder}/${name}.woff2`;
  const drawing = `${folder}/${name}.ttf`;
  const stamp = `${folder}/${name}.sha256`;
  const wanted = hash("sha256", JSON.stringify([file, used, forBrowsers]));
  if ([target, drawing, stamp].every(existsSync) && readFileSync(stamp, "utf8") === wanted) return;
  const source = readFileSync(file);
  await writeFile(target, await subsetFont(source, used, forBrowsers));
  // For the share pictures, which are drawn at build time.
  await writeFile(drawing, await subsetFont(source, used, { targetFormat: "truetype" }));
  await writeFile(stamp, wanted);
}
