import html2canvas from "html2canvas";
import { downloadFile } from "#app/lib/download-file.ts";
import sansRegular from "../../.cache/fonts/firago-400.woff2?url";
import sansBold from "../../.cache/fonts/firago-600.woff2?url";
import sansHeavy from "../../.cache/fonts/firago-800.woff2?url";
import mono from "../../.cache/fonts/jetbrains-mono-600.woff2?url";

type Card = {
  /** The card on the page, out of sight but laid out, in plain hex colours and the fonts of card-fonts.ts. */
  element: HTMLElement;
  /** Pixels of the card, and of the picture for each of them. */
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

/** Milliseconds that fonts may take; after that the picture is drawn with what there is. */
const fontTimeMs = 3000;

/** By how much a browser that hides its fingerprint may change a colour's parts without spoiling a picture. */
const colorTolerance = 8;

/** Draws a card and hands it to the visitor as a PNG file. Rejects when that fails. Import it lazily: it is heavy. */
export async function exportCard({ element, size, background, fileName }: Card): Promise<void> {
  if (!isCanvasReadable()) throw new Error("The browser does not give back what was drawn");
  const removeFonts = await addFonts(document);
  const restoreImages = keepImagesInline();
  try {
    const canvas = await html2canvas(element, {
      ...size,
      backgroundColor: background,
      logging: false,
      // Of its copy of the page it leaves out frames, of which the player's would play a second time; canvases, which it would
      // copy pixel by pixel, and browsers warn of that; style elements, whose text changes on the way, and the security policy
      // knows the text; and that policy itself: in Firefox its 'self' is nothing in the copy (about:blank), and the fonts
      // would be refused.
      ignoreElements: (part) => part.matches("canvas, style, meta, iframe"),
      // It lays the card out in that copy, which needs styles and fonts as well.
      onclone: async (copy) => {
        const sheet = new (copy.defaultView ?? window).CSSStyleSheet();
        sheet.replaceSync([...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n"));
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

/** Firefox with resistFingerprinting gives back stripes, without an error. */
function isCanvasReadable(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return false;
  context.fillStyle = "rgb(128 128 128)";
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return data.slice(0, 3).every((part) => Math.abs(part - 128) <= colorTolerance);
}

/** Loads the card's fonts into a document. Resolves to what takes them out again. */
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
 * html2canvas finds a font's baseline with a tiny picture beside a word. Our base styles make pictures blocks, and all
 * text would be drawn too low; the margin takes away the pixel by which it is too low in any case.
 */
function keepImagesInline(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body > div > img { display: inline !important; margin-bottom: 1px !important }");
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
