/**
 * Parses a URL. Returns undefined if it is invalid. Replaces `URL.canParse` and `URL.parse`, which the oldest
 * supported browsers lack.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
