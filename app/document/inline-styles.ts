/** The element of every finished page that holds the whole style sheet: a first paint waits for one request less. */
export const stylesElementId = "styles";

/**
 * What that element holds. While pages are rendered at build it is the sheet's address, which finish-build.ts replaces
 * by the sheet; in the browser it is what the page came with, so that React finds what it expects.
 */
export function inlineStyles(address: string): string {
  return typeof document === "undefined" ? address : (document.getElementById(stylesElementId)?.textContent ?? "");
}
