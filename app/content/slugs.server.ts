import { romanize } from "#app/lib/romanize.ts";

/**
 * The last part of a page's URL: lower case, Latin letters and digits joined by hyphens. Transliterates Georgian,
 * strips accents, and writes the signs of c#, c++ and .net as words, so that their URLs differ.
 */
export function toSlug(name: string): string {
  return romanize(name.normalize("NFKD"))
    .toLowerCase()
    .trim()
    .replaceAll("++", "-plus-plus")
    .replaceAll("#", "-sharp")
    .replace(/^\./, "dot")
    .replace(/[\p{M}'’`]/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
