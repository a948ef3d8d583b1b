import { Resvg } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** The subsets that site-fonts.ts makes; the system's fonts would differ from machine to machine. */
const fontFiles = ["firago-600", "firago-800", "jetbrains-mono-600"].map((name) => `.cache/fonts/${name}.ttf`);

/** Draws an <svg> element with the site's own fonts. Returns the bytes of a PNG of the SVG's own size. */
export function renderPng(svg: ReactElement): Uint8Array<ArrayBuffer> {
  const markup = renderToStaticMarkup(svg);
  return new Uint8Array(new Resvg(markup, { font: { fontFiles, loadSystemFonts: false } }).render().asPng());
}
