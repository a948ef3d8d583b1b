import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { measure, type Size, splitFileName, tilesBase } from "./media-file.server.ts";

/** A picture as a page shows it: its address on the site, its size in pixels, and where those of its tiles start. */
export type Picture = { path: string; width: number; height: number; tiles: string };

/**
 * The problem of a content file that names a picture in public/ (path like '/guests/x.webp'): there is none, it is no
 * picture, or it is smaller than `least`. None when all is well.
 */
export async function describePicture(
  contentFile: string,
  field: string,
  path: string,
  least: Size = { width: 1, height: 1 },
): Promise<string[]> {
  const file = `public${path}`;
  if (!existsSync(file)) return [`${contentFile}: ${field}: there is no file ${file}`];
  try {
    const { width, height } = await measure(await readFile(file), "image");
    if (width >= least.width && height >= least.height) return [];
    return [`${contentFile}: ${field}: ${file} is ${width}×${height}, less than ${least.width}×${least.height}`];
  } catch (error) {
    return [`${contentFile}: ${field}: ${file} cannot be read as a picture: ${String(error)}`];
  }
}

/** Reads the size of a picture in public/, as it is shown. Rejects when it is not there or no picture. */
export async function readPicture(path: string): Promise<Picture> {
  const bytes = await readFile(`public${path}`);
  return { path, ...(await measure(bytes, "image")), tiles: tilesBase(splitFileName(path).name, bytes) };
}
