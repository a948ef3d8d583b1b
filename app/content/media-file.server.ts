import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import sharp from "sharp";
import type { Finding } from "./content-error.server.ts";
import { transliterate } from "./slugs.server.ts";

export type MemeType = "image" | "video";

/** Pixels, as shown: a turned photograph is measured upright. */
export type Size = { width: number; height: number };

/** A picture as a page shows it: its address on the site, its size in pixels, and where those of its tiles start. */
export type Picture = { path: string; width: number; height: number; tiles: string };

/** The size of the pictures that sharing sites show, which an event's poster has at least. */
export const leastPoster: Size = { width: 1200, height: 630 };

const extensions: Readonly<Record<MemeType, readonly string[]>> = {
  image: ["jpg", "jpeg", "png", "webp", "avif", "gif", "svg"],
  video: ["mp4", "webm", "mov"],
};

/** What sharp calls the formats of pictures that every browser shows; AVIF is HEIF of another compression. */
const shownFormats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "svg"]);

/** Stands in where a file does not tell its size (specification, section 9: 1 for images, 16:9 for videos). */
const placeholderSize: Readonly<Record<MemeType, Size>> = {
  image: { width: 1000, height: 1000 },
  video: { width: 1280, height: 720 },
};

/** Part of every tile's name: change it when tiles are made differently. */
const tileRecipe = "1";

/** "friday-deploy.webp" → name "friday-deploy", extension "webp" in lower case. */
export function splitFileName(file: string) {
  const [, name = file, extension = ""] = /^(.+)\.([^.]*)$/s.exec(file) ?? [];
  return { name, extension: extension.toLowerCase() };
}

/** Whether a file is an image or a video, by its extension; undefined for what a gallery cannot show. */
export function memeTypeOf(file: string): MemeType | undefined {
  const { extension } = splitFileName(file);
  return (["image", "video"] as const).find((type) => extensions[type].includes(extension));
}

/**
 * A file's name as a part of a URL. Lower-case letters, digits, hyphens and underscores stay, so a well-named file keeps its
 * name. Other letters are transliterated, all else becomes hyphens, because static hosts disagree on escaped URLs. A name
 * without letters becomes a short hash.
 */
export function addressOf(name: string): string {
  const address = transliterate(name)
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return address === "" ? createHash("sha256").update(name).digest("hex").slice(0, 8) : address;
}

/** Words for a file that nobody described: "friday-deploy_2" → "friday deploy 2". */
export function wordsOf(name: string): string {
  return name.replace(/[-_\s]+/g, " ").trim();
}

/**
 * Where the addresses of a picture's tiles start (content/galleries.ts). `path` is its own address without the ending; the
 * hash of what it holds lets tiles be kept for ever.
 */
export function tilesBase(path: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(tileRecipe).update(bytes).digest("hex").slice(0, 8);
  return `/tiles${path}.${hash}`;
}

/** The size of a picture or clip. Throws when the bytes are neither. */
export async function measure(bytes: Uint8Array, type: MemeType): Promise<Size> {
  const { width, height } = await (type === "image" ? measureImage(bytes) : measureVideo(bytes));
  return width && height ? { width, height } : placeholderSize[type];
}

async function measureImage(bytes: Uint8Array): Promise<Partial<Size>> {
  const { autoOrient, format, compression } = await sharp(bytes).metadata();
  // A phone's HEIC, whose ending may say jpg: sharp reads its size, and no browser but Safari shows it.
  const isShown = shownFormats.has(format) || compression === "av1";
  if (!isShown) throw new Error(`it is ${format.toUpperCase()}, which browsers do not show: save it as webp`);
  return autoOrient;
}

async function measureVideo(bytes: Uint8Array): Promise<Partial<Size>> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error("it holds no video");
    return { width: track.displayWidth, height: track.displayHeight };
  } finally {
    input.dispose();
  }
}

/**
 * The problem of a content file that names a picture in public/ (path like '/guests/x.webp'): there is none, it is no
 * picture, or it is smaller than `least`. None when all is well.
 */
export async function describePicture(
  file: string,
  field: string,
  path: string,
  least: Size = { width: 1, height: 1 },
): Promise<Finding[]> {
  const picture = `public${path}`;
  if (!existsSync(picture)) return [{ file, field, reason: `there is no file ${picture}` }];
  try {
    const bytes = await readFile(picture);
    const { width, height } = await measure(bytes, "image");
    // Its head alone says nothing of a file that was cut off.
    await sharp(bytes).resize(8).toBuffer();
    if (width >= least.width && height >= least.height) return [];
    const reason = `${picture} is ${width}×${height}, less than ${least.width}×${least.height}`;
    return [{ file, field, reason }];
  } catch (error) {
    return [{ file, field, reason: `${picture} cannot be read as a picture: ${String(error)}` }];
  }
}

/** Reads the size of a picture in public/, as it is shown. Rejects when it is not there or no picture. */
export async function readPicture(path: string): Promise<Picture> {
  const bytes = await readFile(`public${path}`);
  return { path, ...(await measure(bytes, "image")), tiles: tilesBase(splitFileName(path).name, bytes) };
}
