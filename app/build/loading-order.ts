import { stylesElementId } from "../lib/inline-styles.ts";

const stylesElement = new RegExp(`(<style id="${stylesElementId}">)([^<]*)(</style>)`);
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/** Addresses of the style sheets that pages name and must hold instead (see lib/inline-styles.ts). */
export function stylesAddress(html: string): string | undefined {
  return stylesElement.exec(html)?.[2];
}

/**
 * Orders what a finished page loads: its styles are in it, so that one request is enough for a first paint; fonts come
 * next; scripts are named at the end, of low importance, because a page can be read before it is alive. Throws when the
 * page has no place for styles.
 */
export function orderLoading(html: string, styles: string): string {
  if (!stylesElement.test(html)) throw new Error("A page has no place for its styles");
  const preloads = html.match(modulePreload) ?? [];
  const late = preloads.map((link) => link.replace("<link ", '<link fetchpriority="low" ')).join("");
  return html
    .replace(modulePreload, "")
    .replace(stylesElement, (_all, open: string, _address, close: string) => open + styles + close)
    .replace("</body>", () => `${late}</body>`);
}
