import { readFileSync } from "node:fs";

import * as fontkit from "fontkit";

type Measure = { font: "firago-600" | "firago-800"; size: number; width: number; maxLines: number };

/**
 * Breaks a text into lines that fit a width in pixels, in one of the site's fonts. The last line ends in '…' when there
 * is more text than lines.
 */
export function wrapText(text: string, { font, size, width, maxLines }: Measure): string[] {
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
export function fitText(
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
