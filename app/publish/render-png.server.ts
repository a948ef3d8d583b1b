import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The subsets that site-fonts.ts makes; the system's fonts would differ from machine to machine. */
const fontFiles = ["firago-600", "firago-800", "jetbrains-mono-600"].map((name) => `.cache/fonts/${name}.ttf`);

/** Pictures that were drawn once stay here; their names hold a hash of what they were drawn of. Not in git. */
const cache = ".cache/previews";

/** What draws, and with which letters: another version may draw otherwise. The subsets' letters are the packages'. */
const versions = ["@resvg/resvg-js", "@fontsource/firago", "@fontsource/jetbrains-mono"].map((name) =>
  readFileSync(`node_modules/${name}/package.json`, "utf8"),
);

/** The router asks for its pictures twice at about the same time: for the file, and for the data of the route. */
const asked = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Draws an <svg> element with the site's own fonts, unless an earlier build has. Returns the bytes of a PNG of the SVG's
 * own size.
 */
export function renderPng(svg: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const markup = renderToStaticMarkup(svg);
  const name = createHash("sha256").update(versions.join()).update(markup).digest("hex").slice(0, 20);
  const picture = asked.get(name) ?? recallOrDraw(`${cache}/${name}.png`, markup);
  asked.set(name, picture);
  // There may be more pictures than memory.
  const forget = () => asked.delete(name);
  void picture.then(forget, forget);
  return picture;
}

async function recallOrDraw(file: string, markup: string): Promise<Uint8Array<ArrayBuffer>> {
  if (existsSync(file)) {
    const now = new Date();
    await utimes(file, now, now);
    return new Uint8Array(await readFile(file));
  }
  const picture = await renderAsync(markup, { font: { fontFiles, loadSystemFonts: false } });
  const bytes = new Uint8Array(picture.asPng());
  await mkdir(cache, { recursive: true });
  // Under another name first: an interrupted build leaves no half a picture behind.
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  return bytes;
}

/** Removes the pictures that no page has asked for since this instant (ISO). */
export async function forgetOldPictures(since: string): Promise<void> {
  for await (const file of glob(`${cache}/*`)) {
    if ((await stat(file)).mtime < new Date(since)) await rm(file);
  }
}
