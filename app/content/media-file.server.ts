import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import sharp from "sharp";
import type { Finding } from "./content-error.server.ts";
import { transliterate } from "./slugs.server.ts";

export type MemeType = "image" | "video";

/** In pixels, after EXIF rotation. */
export type Size = { width: number; height: number };

/** An image of a page. `path` is its URL; `tiles` is the prefix of its tile URLs. */
export type Picture = { path: string; width: number; height: number; tiles: string };

/** Minimum size of a poster: the size in which sharing sites show images. */
export const leastPoster: Size = { width: 1200, height: 630 };

const extensions: Readonly<Record<MemeType, readonly string[]>> = {
  image: ["jpg", "jpeg", "png", "webp", "avif", "gif", "svg"],
  video: ["mp4", "webm", "mov"],
};

/**
 * Sharp's names of formats that every browser shows. Omits "heif", which is Sharp's name for both AVIF and HEIC,
 * because most browsers do not show HEIC.
 */
const shownFormats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "svg"]);

/** For files without a size: square images, 16:9 videos. */
const placeholderSize: Readonly<Record<MemeType, Size>> = {
  image: { width: 1000, height: 1000 },
  video: { width: 1280, height: 720 },
};

/** Part of every tile's name. Change it whenever the way of making tiles changes. */
const tileRecipe = "1";

/** "friday-deploy.webp" → name "friday-deploy", extension "webp" in lower case. */
export function splitFileName(file: string) {
  const [, name = file, extension = ""] = /^(.+)\.([^.]*)$/s.exec(file) ?? [];
  return { name, extension: extension.toLowerCase() };
}

/** By extension; undefined for files that galleries cannot show. */
export function memeTypeOf(file: string): MemeType | undefined {
  const { extension } = splitFileName(file);
  return (["image", "video"] as const).find((type) => extensions[type].includes(extension));
}

/**
 * Converts a file's name to a part of a URL. Keeps lower-case letters, digits, hyphens and underscores, so a
 * well-named file keeps its name. Transliterates other letters and replaces the rest by hyphens, because static hosts
 * disagree on escaped URLs. A name without letters becomes a short hash.
 */
export function addressOf(name: string): string {
  const address = transliterate(name)
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return address === "" ? createHash("sha256").update(name).digest("hex").slice(0, 8) : address;
}

/** Describes a file by its name: "friday-deploy_2" → "friday deploy 2". */
export function wordsOf(name: string): string {
  return name.replace(/[-_\s]+/g, " ").trim();
}

/**
 * Returns the prefix of an image's tile URLs (content/galleries.ts). `path` is the image's URL without the extension.
 * The content hash allows caching forever.
 */
export function tilesBase(path: string, bytes: Uint8Array): string {
  const hash = createHash("sha256").update(tileRecipe).update(bytes).digest("hex").slice(0, 8);
  return `/tiles${path}.${hash}`;
}

/** Throws if the bytes are neither an image nor a clip. */
export async function measure(bytes: Uint8Array, type: MemeType): Promise<Size> {
  const { width, height } = await (type === "image" ? measureImage(bytes) : measureVideo(bytes));
  return width && height ? { width, height } : placeholderSize[type];
}

async function measureImage(bytes: Uint8Array): Promise<Partial<Size>> {
  const { autoOrient, format, compression } = await sharp(bytes).metadata();
  // Sharp reads HEIC photos that are named .jpg, but only Safari shows them.
  const isShown = shownFormats.has(format) || compression === "av1";
  if (!isShown) throw new Error(`it is ${format.toUpperCase()}, which browsers do not show; save it as webp`);
  return autoOrient;
}

async function measureVideo(bytes: Uint8Array): Promise<Partial<Size>> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error("it contains no video");
    // iPhones film in HEVC, which many browsers do not play.
    if (track.codec === "hevc") throw new Error("it is HEVC, which many browsers do not play; convert it to H.264");
    return { width: track.displayWidth, height: track.displayHeight };
  } finally {
    input.dispose();
  }
}

/** Reports an image in public/ (path like '/guests/x.webp') that is missing, unreadable or smaller than `least`. */
export async function describePicture(
  file: string,
  field: string,
  path: string,
  least: Size = { width: 1, height: 1 },
): Promise<Finding[]> {
  const picture = `public${path}`;
  if (!existsSync(picture)) return [{ file, field, reason: `names a missing file, ${picture}` }];
  try {
    const bytes = await readFile(picture);
    const { width, height } = await measure(bytes, "image");
    // Decodes the image, because the header does not reveal a truncated file.
    await sharp(bytes).resize(8).toBuffer();
    if (width >= least.width && height >= least.height) return [];
    const reason = `${picture} is ${width}×${height}; it must be at least ${least.width}×${least.height}`;
    return [{ file, field, reason }];
  } catch (error) {
    return [{ file, field, reason: `${picture} cannot be read as an image: ${String(error)}` }];
  }
}

/** Rejects if the image in public/ is missing or unreadable. */
export async function readPicture(path: string): Promise<Picture> {
  const bytes = await readFile(`public${path}`);
  return { path, ...(await measure(bytes, "image")), tiles: tilesBase(splitFileName(path).name, bytes) };
}
