/** A text as an address, if it is one. `URL.canParse` and `URL.parse` are newer than the browsers the site is built for. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
