/** Transliterates names for URLs. */
import anyAscii from "any-ascii";
import { romanize } from "#app/lib/romanize.ts";

/** Strips accents from Latin letters. Transliterates Georgian by the national system, as the rest of the site does. */
export function transliterate(text: string): string {
  return anyAscii(romanize(text.normalize()));
}

/**
 * The last part of a page's URL: lower case, Latin letters and digits joined by hyphens. Writes the signs of c#, c++ and .net
 * as words, so that their URLs differ.
 */
export function toSlug(name: string): string {
  return transliterate(name)
    .toLowerCase()
    .trim()
    .replaceAll("++", "-plus-plus")
    .replaceAll("#", "-sharp")
    .replace(/^\./, "dot")
    .replace(/['’`]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
