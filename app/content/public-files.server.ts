import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { measure, splitFileName, tilesBase } from "./media-file.server.ts";

/** A picture as a page shows it: its address on the site, its size in pixels, and where those of its tiles start. */
export type Picture = { path: string; width: number; height: number; tiles: string };

/** The problem of a content file that names a file missing from public/; none when it is there. Path like '/guests/x.webp'. */
export function describeMissingFile(contentFile: string, field: string, path: string): string[] {
  return existsSync(`public${path}`) ? [] : [`${contentFile}: ${field}: there is no file public${path}`];
}

/** Reads the size of a picture in public/, as it is shown. Rejects when it is not there or no picture. */
export async function readPicture(path: string): Promise<Picture> {
  const bytes = await readFile(`public${path}`);
  return { path, ...(await measure(bytes, "image")), tiles: tilesBase(splitFileName(path).name, bytes) };
}
