import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import sharp from "sharp";
import { OgImageTemplate, SiteOgImage, TimelineOgImage, titleSizes } from "#app/artwork/og-images.tsx";
import { findEvent } from "#app/content/events.server.ts";
import { findTimeline } from "#app/content/timeline.server.ts";
import { hoursOf } from "#app/content/timeline.ts";
import { site } from "#app/site.ts";
import { findOgImage, type OgImage } from "./og-images.server.ts";
import { renderPng } from "./render-png.server.ts";

/** What the card's lines may take of its 1200 pixels. */
const lineWidth = 1040;

/** The most a picture of a shared link may weigh in bytes, and the qualities tried until it does. */
const heaviest = 200_000;

const qualities = [88, 78, 65, 50];

/**
 * The picture that other sites show beside a link to a page. `file` is the page's path with an ending, like
 * 'guests/x.png'; undefined when there is none to be drawn.
 */
export async function drawOgImage(file: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | undefined> {
  if (file === "index.png") return { bytes: await drawSite(), type: "image/png" };
  if (file === "topics.png") return { bytes: await drawTimeline(), type: "image/png" };
  const [, eventId] = /^events\/(.+)\.jpg$/.exec(file) ?? [];
  const event = eventId && findEvent(eventId);
  if (event) return { bytes: await fitPoster(event.picture.path), type: "image/jpeg" };
  const image = await findOgImage(`/${file.replace(/\.png$/, "")}`);
  return image && { bytes: await draw(image), type: "image/png" };
}

function draw({ title, subtitle, ...image }: OgImage) {
  return renderPng(
    <OgImageTemplate
      {...image}
      title={fitText(title, titleSizes, { font: "firago-800", width: lineWidth, maxLines: 2 })}
      subtitle={subtitle ? wrapText(subtitle, { font: "firago-600", size: 34, width: lineWidth, maxLines: 2 }) : []}
    />,
  );
}

/** The page of all topics shows what is on it. */
function drawTimeline() {
  const timeline = findTimeline();
  return renderPng(<TimelineOgImage timeline={timeline} title={`${hoursOf(timeline)} hours on one sheet`} />);
}

function drawSite() {
  const tagline = wrapText(site.tagline, { font: "firago-800", size: 76, width: 560, maxLines: 4 });
  return renderPng(<SiteOgImage tagline={tagline} />);
}

/** A poster in public/ as a JPEG of 1200×630 pixels. Rejects when it is not there or no picture. */
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
 * Breaks a text into lines that fit a width in pixels, in one of the site's fonts. The last line ends in '…' when there
 * is more text than lines.
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

/** A text's lines in the first of some sizes in which it takes one line, or else in the last size. */
function fitText(
  text: string,
  sizes: readonly number[],
  measure: Omit<Measure, "size">,
): { lines: string[]; size: number } {
  const fitted = sizes.map((size) => ({ lines: wrapText(text, { ...measure, size }), size }));
  return fitted.find(({ lines }) => lines.length === 1) ?? fitted.at(-1) ?? { lines: [], size: 0 };
}

const openFonts = new Map<Measure["font"], fontkit.Font>();

/** Opening a font takes longer than measuring a text with it. */
function openFont(name: Measure["font"]): fontkit.Font {
  const known = openFonts.get(name);
  if (known) return known;
  const opened = fontkit.create(readFileSync(`.cache/fonts/${name}.ttf`));
  if (!("layout" in opened)) throw new Error(`${name} is not a single font`);
  openFonts.set(name, opened);
  return opened;
}
