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

/** The style sheet of the built site. In development it is a link. */
const ownStyles = 'style[data-site], link[rel="stylesheet"][href^="/"]';

// html2canvas measures a font's baseline with a tiny image beside a word. The base styles make images blocks, which
// would shift all text down. The margin corrects html2canvas's error of one pixel.
adoptStyles(document, "body > div > img { display: inline !important; margin-bottom: 1px !important }");

/** Renders a card as a PNG and downloads it. Rejects on failure. Import it lazily: html2canvas is heavy. */
export async function exportCard({ element, size, background, fileName }: Card): Promise<void> {
  await addFonts(document);
  const styles = [...document.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches(ownStyles))
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const canvas = await html2canvas(element, {
    ...size,
    backgroundColor: background,
    logging: false,
    // Copies only the card. A copied iframe would start a second player.
    ignoreElements: (part) => !part.contains(element) && !element.contains(part),
    // html2canvas lays out the card in its copy of the page, which needs styles and fonts too.
    onclone: async (copy, card) => {
      // Extensions may have set colors that html2canvas cannot read. It copies the computed styles of SVG elements.
      for (const part of [copy.documentElement, copy.body, ...card.querySelectorAll("svg, svg *")])
        part.removeAttribute("style");
      adoptStyles(copy, styles.join("\n"));
      await addFonts(copy);
    },
  });
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) throw new Error("The browser could not make a PNG of the card");
  downloadFile(picture, fileName);
}

function adoptStyles(target: Document, styles: string): void {
  const sheet = new (target.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(styles);
  target.adoptedStyleSheets.push(sheet);
}

/** Loads the card's fonts into a document. The card shows fallbacks for those that fail. */
async function addFonts(target: Document): Promise<void> {
  const { FontFace } = target.defaultView ?? window;
  const faces = fonts.map(
    ({ family, weight, url }) => new FontFace(family, `url("${new URL(url, window.location.href).href}")`, { weight }),
  );
  for (const face of faces) target.fonts.add(face);
  await Promise.allSettled(faces.map((face) => face.load()));
}
