import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import * as fontkit from "fontkit";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { PageImage, SiteImage, TimelineImage, titleSizes } from "#app/artwork/share-image-templates.tsx";
import { findEvent } from "#app/content/events.server.ts";
import { hoursOf } from "#app/content/timeline-data.ts";
import { wholeTimeline } from "#app/content/timeline.server.ts";
import { site } from "#app/site.ts";
import { findShareImage } from "./share-image-content.server.ts";

/** Maximum width of a line of text, in pixels. The image is 1200 pixels wide. */
const lineWidth = 1040;

/** Maximum size of a share image in bytes, and the JPEG qualities to try. */
const heaviest = 200_000;

const qualities = [88, 78, 65, 50];

/**
 * Renders the share image of a page. `file` is the page's path with an extension, like 'guests/x.png'. Resolves to
 * undefined if the page has no image.
 */
export async function renderShareImage(
  file: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined> {
  const [, eventId] = /^events\/(.+)\.jpg$/.exec(file) ?? [];
  const event = eventId && findEvent(eventId);
  if (event) return { bytes: await fitPoster(event.picture.path), type: "image/jpeg" };
  const drawing = await findDrawing(file);
  return drawing && { bytes: await renderPng(drawing), type: "image/png" };
}

async function findDrawing(file: string): Promise<ReactElement | undefined> {
  if (file === "index.png")
    return <SiteImage tagline={wrapText(site.tagline, { font: "firago-800", size: 76, width: 560, maxLines: 4 })} />;
  if (file === "topics.png")
    return <TimelineImage timeline={wholeTimeline} title={`${hoursOf(wholeTimeline)} hours on one sheet`} />;
  const image = await findShareImage(`/${file.replace(/\.png$/, "")}`);
  if (!image) return undefined;
  const { title, subtitle, ...others } = image;
  const wrapTitle = (size: number) => {
    return { size, lines: wrapText(title, { font: "firago-800", size, width: lineWidth, maxLines: 2 }) };
  };
  const large = wrapTitle(titleSizes.oneLine);
  return (
    <PageImage
      {...others}
      title={large.lines.length === 1 ? large : wrapTitle(titleSizes.twoLines)}
      subtitle={subtitle ? wrapText(subtitle, { font: "firago-600", size: 34, width: lineWidth, maxLines: 2 }) : []}
    />
  );
}

/** Resizes a poster in public/ to a JPEG of 1200×630 pixels. Rejects if it is missing or not an image. */
async function fitPoster(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const poster = sharp(`public${path}`).autoOrient().resize({ width: 1200, height: 630, fit: "cover" });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await poster.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= heaviest) break;
  }
  return new Uint8Array(bytes);
}

type Measure = { font: "firago-600" | "firago-800"; size: number; width: number; maxLines: number };

/**
 * Breaks a text into lines of at most `width` pixels in one of the site's fonts. Ends the last line with '…' if the
 * text is longer.
 */
function wrapText(text: string, { font, size, width, maxLines }: Measure): string[] {
  const opened = openFont(font);
  const fits = (line: string) => (opened.layout(line).advanceWidth / opened.unitsPerEm) * size <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  const last = lines[maxLines - 1] ?? "";
  return [...lines.slice(0, maxLines - 1), fits(`${last} …`) ? `${last} …` : `${last.replace(/\s*\S+$/, "")} …`];
}

const openFonts = new Map<Measure["font"], fontkit.Font>();

/** Caches open fonts, because opening one takes longer than measuring text. */
function openFont(name: Measure["font"]): fontkit.Font {
  const opened = openFonts.get(name) ?? fontkit.create(readFileSync(`app/fonts/${name}.ttf`));
  if (!("layout" in opened)) throw new Error(`${name} is not a single font`);
  openFonts.set(name, opened);
  return opened;
}

/** Subsets made by `npm run fonts`. System fonts would differ between machines. */
const fontFiles = ["firago-600", "firago-800", "jetbrains-mono-600"].map((name) => `app/fonts/${name}.ttf`);

/** Cache of rendered images, named after a hash of their input. Not in git. */
const cache = ".cache/previews";

/** Versions of the renderer and the fonts. Another version may render differently. */
const versions = ["@resvg/resvg-js", "@fontsource/firago", "@fontsource/jetbrains-mono"].map((name) =>
  readFileSync(`node_modules/${name}/package.json`, "utf8"),
);

/**
 * Images in progress. React Router requests each twice at about the same time: for the file and for the route's data.
 */
const asked = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Renders an <svg> element with the site's fonts, unless the cache has it. Returns a PNG of the SVG's own size. */
function renderPng(svg: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const markup = renderToStaticMarkup(svg);
  const name = createHash("sha256").update(versions.join()).update(markup).digest("hex").slice(0, 20);
  const picture = asked.get(name) ?? recallOrDraw(`${cache}/${name}.png`, markup);
  asked.set(name, picture);
  // Forget finished images. Holding all of them could exhaust memory.
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
  // Writes to a temporary name first, so that an interrupted build leaves no partial image.
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  return bytes;
}

/** Removes cached images that no page has requested since an ISO instant. */
export async function forgetOldPictures(since: string): Promise<void> {
  for await (const file of glob(`${cache}/*`)) {
    if ((await stat(file)).mtime < new Date(since)) await rm(file);
  }
}
