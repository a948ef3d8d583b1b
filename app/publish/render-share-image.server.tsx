import { readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import * as fontkit from "fontkit";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { ShareImage, titleSizes } from "#app/artwork/share-image.tsx";
import { listEvents } from "#app/content/events.server.ts";
import { site } from "#app/site.ts";
import { drawnPicture } from "./page-meta.ts";
import { listShareImages, posterOf, type ShareImageContent } from "./share-image-content.server.ts";

/** Maximum width of a line of text, in pixels. The image is 1200 pixels wide. */
const lineWidth = 1040;

/**
 * Renders the share image of a page. `file` is the page's path with an extension, like 'guests/x.png'. Resolves to
 * undefined if the page has no image.
 */
export async function renderShareImage(
  file: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined> {
  const path = `/previews/${file}`;
  const event = listEvents().find(({ id }) => posterOf(id).path === path);
  if (event) return { bytes: await fitPoster(event.picture.path), type: "image/jpeg" };
  const content = listShareImages().find((image) => drawnPicture(image.path).path === path);
  return content && { bytes: await renderPng(draw(content)), type: "image/png" };
}

function draw({ path, title, subtitle, ...others }: ShareImageContent): ReactElement {
  const wrapTitle = (size: number) => {
    return { size, lines: wrapText(title, { font: "firago-800", size, width: lineWidth, maxLines: 2 }) };
  };
  const large = wrapTitle(titleSizes.oneLine);
  return (
    <ShareImage
      {...others}
      pattern={path.split("/").at(-1) || site.name}
      title={large.lines.length === 1 ? large : wrapTitle(titleSizes.twoLines)}
      subtitle={subtitle ? wrapText(subtitle, { font: "firago-600", size: 34, width: lineWidth, maxLines: 2 }) : []}
    />
  );
}

/** Resizes a poster in public/ to a JPEG of 1200×630 pixels. Rejects if it is missing or not an image. */
async function fitPoster(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const poster = sharp(`public${path}`).autoOrient().resize({ width: 1200, height: 630, fit: "cover" });
  return new Uint8Array(await poster.jpeg({ quality: 75, mozjpeg: true }).toBuffer());
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

/** Rendered images by markup. React Router requests each image twice: for the file and for the route's data. */
const rendered = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Renders an <svg> element with the site's fonts. Returns a PNG of the SVG's own size. */
function renderPng(svg: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const markup = renderToStaticMarkup(svg);
  const picture =
    rendered.get(markup) ??
    renderAsync(markup, { font: { fontFiles, loadSystemFonts: false } }).then((image) => new Uint8Array(image.asPng()));
  rendered.set(markup, picture);
  return picture;
}
