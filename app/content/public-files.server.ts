import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";

import { measure } from "./media-file.server.ts";

/** A picture as a page shows it: its address on the site and its size in pixels. */
export type Picture = { path: string; width: number; height: number };

/** The problem of a content file that names a file missing from public/; none when it is there. Path like '/guests/x.webp'. */
export function describeMissingFile(contentFile: string, field: string, path: string): string[] {
  return existsSync(`public${path}`) ? [] : [`${contentFile}: ${field}: there is no file public${path}`];
}

/** Reads the size of a picture in public/, as it is shown. Rejects when it is not there or no picture. */
export async function readPicture(path: string): Promise<Picture> {
  return { path, ...(await measure(await readFile(`public${path}`), "image")) };
}
