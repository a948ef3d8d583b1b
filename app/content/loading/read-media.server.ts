/** Reads the images and clips of public/, and finds those that must not be published. */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Problem } from "#app/content/content-error.server.ts";
import { galleryWidth, posterWidth } from "#app/content/galleries.ts";

/** A file in public/. */
export type MediaFile = {
  /** Like /memes/x.webp. */
  path: string;
  /** Undefined for a type that galleries cannot show. */
  type?: "image" | "video";
  /** In pixels, after EXIF rotation; 0 for a clip. */
  width: number;
  height: number;
  /** The URL of the picture's thumbnail. It contains a hash of the picture, so browsers may cache it forever. */
  thumbnail: string;
};

/** By path. */
export type Media = ReadonlyMap<string, MediaFile>;

/** Sharp's names of the formats, by extension. */
const formats: Readonly<Record<string, string>> = {
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "heif",
  gif: "gif",
  svg: "svg",
};

/** Maximum size of a picture in bytes. */
const heaviest = 1_000_000;

/** Part of every thumbnail's URL. Change the number whenever thumbnails are made differently. */
const recipe = `2 ${galleryWidth} ${posterWidth}`;

/** Reads all files of a folder. */
export async function readMedia(folder = "public"): Promise<{ media: Media; problems: Problem[] }> {
  const files = globSync(`${folder}/**/*.*`).map((file) => file.replaceAll("\\", "/"));
  const read = await Promise.all(files.toSorted().map(async (file) => ({ file, ...(await readOne(file)) })));
  const problems = read.flatMap(({ file, reasons }) => reasons.map((reason) => ({ file, reason })));
  const media = read.map(({ file, bytes, ...details }) => {
    const path = file.slice(folder.length);
    const hash = createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 8);
    const thumbnail = `/tiles${path.replace(/\.\w+$/, "")}.${hash}.webp`;
    return [path, { width: 0, height: 0, ...details.size, path, type: details.type, thumbnail }] as const;
  });
  return { media: new Map(media), problems };
}

async function readOne(file: string): Promise<{
  bytes: Buffer;
  type?: MediaFile["type"];
  size?: Pick<MediaFile, "width" | "height">;
  reasons: string[];
}> {
  const bytes = await readFile(file);
  const extension = file.replace(/^.*\./, "").toLowerCase();
  if (extension in formats) return { bytes, type: "image", ...(await readPicture(bytes, extension)) };
  if (/^(mp4|webm|mov)$/.test(extension)) return { bytes, type: "video", reasons: describeClip(bytes) };
  return { bytes, reasons: [] };
}

async function readPicture(bytes: Buffer, extension: string) {
  const reasons: string[] = [];
  if (bytes.length > heaviest) reasons.push("is larger than 1 MB; make it smaller");
  if (extension === "svg") reasons.push(...describeSvg(bytes.toString()));
  try {
    const { format, compression = "av1", pages = 1, exif, xmp, autoOrient } = await sharp(bytes).metadata();
    // Servers derive the content type from the extension. An iPhone may share a HEIC photo under the extension .jpg.
    if (format !== formats[extension] || compression !== "av1")
      reasons.push(`is not ${extension} but ${compression === "av1" ? format : "heic"}; convert it to webp`);
    if (pages > 1) reasons.push("is animated; convert it to a clip (mp4 or webm)");
    if ((exif && hasPosition(exif)) || xmp?.includes("GPSLatitude"))
      reasons.push("contains the position where it was taken; remove its metadata");
    return { size: autoOrient, reasons };
  } catch (error) {
    return { reasons: [...reasons, `cannot be read as an image: ${String(error)}`] };
  }
}

/** Returns true if an EXIF block (https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf) refers to GPS data. */
function hasPosition(exif: Buffer): boolean {
  // In PNG files, the block lacks this prefix.
  const tiff = exif.subarray(exif.toString("latin1", 0, 6) === "Exif\0\0" ? 6 : 0);
  const isLittleEndian = tiff.toString("latin1", 0, 2) === "II";
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const start = view.getUint32(4, isLittleEndian);
  const tags = Array.from({ length: view.getUint16(start, isLittleEndian) }, (_, index) =>
    view.getUint16(start + 2 + index * 12, isLittleEndian),
  );
  return tags.includes(0x88_25);
}

function describeClip(bytes: Buffer): string[] {
  const content = bytes.toString("latin1");
  const reasons: string[] = [];
  if (/stsd[^]{12}(hvc1|hev1)/.test(content))
    reasons.push("is HEVC, which many browsers do not play; convert it to H.264");
  // The tags of iPhones and of Android phones.
  if (/com\.apple\.quicktime\.location|\xA9xyz[^]{4}[+-]\d/.test(content))
    reasons.push("contains the position where it was filmed; remove its metadata");
  return reasons;
}

/** Forbidden in SVGs. Stricter than necessary, because a regular expression cannot tell text from markup. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  // Entities can hide code, and processing instructions can load style sheets.
  [/<!(DOCTYPE|ENTITY)|<\?(?!xml\s)/i, "a document type, an entity or a processing instruction"],
  [/<([\w-]+:)?(script|foreignObject|handler|listener|iframe|object|embed)\b/i, "an element that can run code"],
  [/[\s"'/:]on\w+\s*=/i, "an attribute that runs code"],
  // Animations can set attributes.
  [/attributeName\s*=\s*["']\s*([\w-]+:)?(href|src|on)/i, "an animated URL or event handler"],
  // Fragments and embedded images are fine.
  [/(href|src)\s*=(?!\s*["']\s*(#|data:image\/(png|jpeg|gif|webp|avif);))/i, "an external URL"],
  [/@import|url\((?!\s*["']?\s*(#|data:image\/(png|jpeg|gif|webp|avif);))/i, "an external URL"],
];

/**
 * Finds code and external URLs in an SVG. An SVG opened directly is a page of this site, so its code could read the
 * visitor's stored data.
 */
function describeSvg(content: string): string[] {
  if (!/[<:]svg/.test(content)) return ["is not an SVG in UTF-8"];
  return forbidden.flatMap(([pattern, what]) => (pattern.test(content) ? `contains ${what}; delete it` : []));
}
