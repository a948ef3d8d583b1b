import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";

import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** Our fonts by the name app.css uses, cut down from the packages' files. The first holds every character we read. */
const fonts = {
  "firago-400": "@fontsource/firago/files/firago-latin-400-normal.woff2",
  "firago-600": "@fontsource/firago/files/firago-latin-600-normal.woff2",
  "firago-800": "@fontsource/firago/files/firago-latin-800-normal.woff2",
  "jetbrains-mono-600": "@fontsource/jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2",
} as const;

/** Where the subsets are put; app.css and root.tsx name the files here. Not in git. */
const folder = ".cache/fonts";

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const georgian = String.fromCodePoint(...Array.from({ length: 43 }, (_, index) => 0x10d0 + index));

/** Emoji and the like come from the visitor's system: no text font draws them. */
const drawnBySystem = /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)$/u;

/**
 * Cuts each font down to the characters that the site's files really use (250 kB a weight become about 15), before
 * Vite reads the style sheet. Throws when a content file uses a character that no font of ours has.
 */
export function siteFonts(): Plugin {
  return {
    name: "site-fonts",
    async config() {
      const used = await collectCharacters();
      await mkdir(folder, { recursive: true });
      const sets = await Promise.all(Object.entries(fonts).map(([name, file]) => subset(name, file, used)));
      assertCovered(used, sets);
    },
  };
}

/** Each used character with the first file that uses it. */
async function collectCharacters(): Promise<Map<string, string>> {
  const used = new Map([...ascii, ...georgian].map((character) => [character, "every page"]));
  for await (const file of glob(["data/**/*.ts", "app/**/*.{ts,tsx}"])) {
    for (const character of await readFile(file, "utf8")) {
      if (!used.has(character)) used.set(character, file);
    }
  }
  return used;
}

async function subset(name: string, file: string, used: ReadonlyMap<string, string>): Promise<Set<number>> {
  const source = await readFile(`node_modules/${file}`);
  const opened = fontkit.create(source);
  if (!("characterSet" in opened)) throw new Error(`${file} holds a collection of fonts instead of one`);
  const available = new Set(opened.characterSet);
  const text = [...used.keys()]
    .filter((character) => available.has(character.codePointAt(0) ?? 0))
    .toSorted()
    .join("");
  const target = `${folder}/${name}.woff2`;
  const drawing = `${folder}/${name}.ttf`;
  const stamp = `${folder}/${name}.sha256`;
  const hash = createHash("sha256").update(file).update(text).digest("hex");
  const isCurrent = [target, drawing, stamp].every(existsSync) && (await readFile(stamp, "utf8")) === hash;
  if (!isCurrent) {
    await writeFile(target, await subsetFont(source, text, { targetFormat: "woff2", noLayoutClosure: true }));
    // For the share pictures, which are drawn at build time.
    await writeFile(drawing, await subsetFont(source, text, { targetFormat: "truetype" }));
    await writeFile(stamp, hash);
  }
  return available;
}

function assertCovered(used: ReadonlyMap<string, string>, sets: readonly Set<number>[]): void {
  const missing = [...used].filter(
    ([character]) =>
      !/\s/.test(character) &&
      !drawnBySystem.test(character) &&
      !sets.some((set) => set.has(character.codePointAt(0) ?? 0)),
  );
  if (missing.length === 0) return;
  const list = missing.map(([character, file]) => `"${character}" in ${file}`).join(", ");
  throw new Error(`No font of the site has these characters: ${list}`);
}
