import { downloadFile } from "./download-file.ts";

type Card = {
  /** The card on the page; out of sight, but laid out. Plain hex colours only: html2canvas knows no others. */
  element: HTMLElement;
  /** Pixels of the picture per pixel of the card. */
  scale: number;
  background: string;
  fileName: string;
};

/** Milliseconds to wait for the card's fonts before it is drawn with what is there. */
const fontLimitMs = 3000;

/** Draws a card and saves it as a PNG. Rejects when the library does not come or the browser makes no picture. */
export async function exportCard({ element, scale, background, fileName }: Card): Promise<void> {
  const [{ default: html2canvas }] = await Promise.all([import("html2canvas"), waitForFonts(element)]);
  const canvas = await withInlineImages(() =>
    html2canvas(element, { scale, backgroundColor: background, logging: false }),
  );
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!picture) throw new Error("The browser made no picture of the card");
  downloadFile(picture, fileName);
}

/** html2canvas finds a font's baseline with an image in a line of text; our base styles would make it a block. */
async function withInlineImages<Result>(draw: () => Promise<Result>): Promise<Result> {
  const style = document.createElement("style");
  style.textContent = "body > div:last-child > img { display: inline-block }";
  document.head.append(style);
  try {
    return await draw();
  } finally {
    style.remove();
  }
}

async function waitForFonts(element: HTMLElement): Promise<void> {
  const parts = [element, ...element.querySelectorAll("*")];
  const fonts = new Set(
    parts.map((part) => {
      const { fontWeight, fontFamily } = getComputedStyle(part);
      return `${fontWeight} 16px ${fontFamily}`;
    }),
  );
  const text = element.textContent;
  const loading = Promise.allSettled([...fonts].map((font) => document.fonts.load(font, text)));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, fontLimitMs))]);
}
