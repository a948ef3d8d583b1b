/** Headers of the finished site: what `npm start` sends, and what `_headers` tells hosts that read such a file. */

/** On every answer. */
export const siteHeaders: Readonly<Record<string, string>> = {
  // YouTube's player shows Error 153 to pages that send no referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // What a <meta> policy cannot say; the rest of the policy is in each page.
  "Content-Security-Policy": "frame-ancestors 'none'",
};

const forever = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
const oneDay = "public, max-age=86400";

/** How long a file may be kept: names with a content hash for ever, pages and their data never unasked. */
export function cacheControlOf(path: string): string {
  if (/^\/(assets|tiles)\//.test(path)) return forever;
  return /\.(webp|avif|png|jpe?g|gif|svg|mp4|webm|mov|woff2)$/.test(path) ? oneDay : revalidate;
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function headersFile(): string {
  const all = Object.entries(siteHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const kept = ["/assets/*", "/tiles/*"].flatMap((path) => [path, `  Cache-Control: ${forever}`]);
  return ["/*", ...all, ...kept, ""].join("\n");
}

/** The code of a page's inline scripts. Structured data stand in script elements too, but no browser runs them. */
export function inlineScripts(html: string): string[] {
  const elements = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g);
  return [...elements].map(([, code = ""]) => code);
}

/** The policy of one page, with the hashes of its inline scripts. Styles set by libraries at run time are allowed. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}
