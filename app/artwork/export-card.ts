import html2canvas from "html2canvas";
import { downloadFile } from "#app/lib/download-file.ts";
import sansRegular from "../fonts/firago-400.woff2?url";
import sansBold from "../fonts/firago-600.woff2?url";
import sansHeavy from "../fonts/firago-800.woff2?url";
import mono from "../fonts/jetbrains-mono-600.woff2?url";

type Card = {
  /** The card, off screen but laid out, with plain hex colors and the fonts of card-fonts.ts. */
  element: HTMLElement;
  /** `width` and `height` of the card are in CSS pixels. `scale` is the number of image pixels per CSS pixel. */
  size: { width: number; height: number; scale: number };
  background: string;
  fileName: string;
};

const fonts = [
  { family: "Devtherapy Card", weight: "400", url: sansRegular },
  { family: "Devtherapy Card", weight: "600", url: sansBold },
  { family: "Devtherapy Card", weight: "800", url: sansHeavy },
  { family: "Devtherapy Card Mono", weight: "600", url: mono },
] as const;

/** Time limit for the fonts, in milliseconds. After it, the image uses those that have loaded. */
const fontTimeMs = 3000;

/**
 * Tolerated difference per color channel. A browser's fingerprint protection may add a difference that is too small to
 * see.
 */
const colorTolerance = 8;

/** The style sheet of the built site. In development it is a link. */
const ownStyles = "style[data-site]";

const foreignSheets = 'link[rel~="stylesheet"]:not([href^="/"])';

/** Renders a card as a PNG and downloads it. Rejects on failure. Import it lazily: html2canvas is heavy. */
export async function exportCard({ element, size, background, fileName }: Card): Promise<void> {
  if (!isCanvasReadable()) throw new Error("The browser blocks reading the canvas");
  const removeFonts = await addFonts(document);
  const restoreImages = keepImagesInline();
  try {
    const canvas = await html2canvas(element, {
      ...size,
      backgroundColor: background,
      logging: false,
      // Excluded: iframes (a second player would start), canvases (browser warnings), styles (html2canvas rewrites
      // the text, which then fails CSP), and meta CSP (its 'self' matches nothing in the about:blank copy in Firefox,
      // which blocks the fonts). Style sheets of extensions may use color functions that html2canvas cannot read.
      ignoreElements: (part) => part.matches(`canvas, style, meta, iframe, ${foreignSheets}`),
      // html2canvas lays out the card in its copy of the page, which needs styles and fonts too.
      onclone: async (copy, card) => {
        removeUnreadableColors(card);
        const sheet = new (copy.defaultView ?? window).CSSStyleSheet();
        sheet.replaceSync([...document.querySelectorAll(ownStyles)].map(({ textContent }) => textContent).join("\n"));
        for (const root of [copy.documentElement, copy.body]) root.removeAttribute("style");
        copy.adoptedStyleSheets = [...copy.adoptedStyleSheets, sheet];
        await addFonts(copy);
      },
    });
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!picture) throw new Error("The browser could not make a PNG of the card");
    downloadFile(picture, fileName);
  } finally {
    restoreImages();
    removeFonts();
  }
}

const unreadableColor = /\b(?:color|oklch|oklab|lch|lab)\(/;

/**
 * Removes colors that html2canvas cannot read. It copies the computed styles of SVG elements, which an extension may
 * have changed.
 */
function removeUnreadableColors(card: HTMLElement): void {
  for (const { style } of card.querySelectorAll<SVGElement>("svg, svg *")) {
    const names = [...style].filter((name) => unreadableColor.test(style.getPropertyValue(name)));
    for (const name of names) style.removeProperty(name);
  }
}

/** Firefox with resistFingerprinting returns random pixels without an error. */
function isCanvasReadable(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return false;
  context.fillStyle = "rgb(128 128 128)";
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return data.slice(0, 3).every((part) => Math.abs(part - 128) <= colorTolerance);
}

/** Loads the card's fonts into a document. Resolves to a function that removes them. */
async function addFonts(target: Document): Promise<() => void> {
  const { FontFace } = target.defaultView ?? window;
  const faces = fonts.map(
    ({ family, weight, url }) => new FontFace(family, `url("${new URL(url, window.location.href).href}")`, { weight }),
  );
  for (const face of faces) target.fonts.add(face);
  const timeIsUp = new Promise((resolve) => setTimeout(resolve, fontTimeMs));
  await Promise.race([Promise.allSettled(faces.map((face) => face.load())), timeIsUp]);
  return () => faces.forEach((face) => target.fonts.delete(face));
}

/**
 * Makes images inline while html2canvas runs. html2canvas measures a font's baseline with a tiny image beside a word.
 * The base styles make images blocks, which would shift all text down. The margin corrects the pixel by which
 * html2canvas is always off. Returns a function that removes the style.
 */
function keepImagesInline(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body > div > img { display: inline !important; margin-bottom: 1px !important }");
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
