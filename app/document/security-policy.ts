/** A page's inline scripts. Structured data stand in script elements too, but no browser runs them. */
export const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of one page: no inline script and no inline style but those with these hashes (SHA-256, base64). */
export function contentSecurityPolicy(hashes: { scripts: readonly string[]; styles: readonly string[] }): string {
  const allow = (list: readonly string[]) => ["'self'", ...list.map((hash) => `'sha256-${hash}'`)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${allow(hashes.scripts)}`,
    `style-src ${allow(hashes.styles)}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}
