import { callScript } from "./call-script.ts";

/** The fonts of a first screen, as in app.css. */
const fontFaces = ["400 1em FiraGO", "600 1em FiraGO", "800 1em FiraGO", '600 1em "JetBrains Mono"'] as const;

/** Milliseconds after which a page renders without its fonts. */
const fontTimeoutMs = 1500;

/** The last script of the head, after the styles: blocks rendering until the fonts have come. */
export function fontScript(): string {
  return callScript(blockOnFonts, fontFaces, fontTimeoutMs);
}

/** Blocks rendering until the fonts have loaded, so that no text moves when they come. Without scripts nothing is blocked. */
function blockOnFonts(faces: readonly string[], timeoutMs: number): void {
  const { dataset } = document.documentElement;
  const show = () => delete dataset["waiting"];
  dataset["waiting"] = "";
  Promise.all(faces.map((face) => document.fonts.load(face, "Aა"))).then(show, show);
  setTimeout(show, timeoutMs);
}
