import { extname } from "node:path/posix";

/** Headers of the finished site: what `npm start` sends, and what `_headers` tells hosts that read such a file. */

/** On every answer. */
export const siteHeaders: Readonly<Record<string, string>> = {
  // YouTube's player shows Error 153 to pages that send no referrer.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Other sites show our pictures: previews of shared links, the feeds' images. Nothing here is for one visitor alone.
  "Cross-Origin-Resource-Policy": "cross-origin",
  // What a <meta> policy cannot say; the rest of the policy is in each page.
  "Content-Security-Policy": "frame-ancestors 'none'",
};

/** An SVG that is opened by itself is a document: without this, a script in it would run with the site's storage. */
export const svgPolicy = "frame-ancestors 'none'; sandbox";

const forever = "public, max-age=31536000, immutable";
const revalidate = "public, max-age=0, must-revalidate";
const oneDay = "public, max-age=86400";
/** Also for what is no file: an error or a redirect of today must not outlive its cause. */
export const alwaysAsk = "no-cache";

/** How long a file may be kept: names with a content hash for ever, pages and their data never unasked. */
export function cacheControlOf(path: string): string {
  if (/^\/(assets|tiles)\//.test(path)) return forever;
  // Said outright: a host's own rule for scripts would keep visitors on an old service worker.
  if (path === "/sw.js") return alwaysAsk;
  return /\.(webp|avif|png|jpe?g|gif|svg|ico|mp4|webm|mov|woff2)$/i.test(path) ? oneDay : revalidate;
}

/**
 * The `_headers` file of Netlify, Cloudflare Pages and others. `files` are the paths of all files of the site. Hosts join
 * what several rules say of one file, so each file has one rule: a folder's pictures by their endings, for pages lie there
 * as well. Without a rule hosts revalidate.
 */
export function headersFile(files: readonly string[]): string {
  const all = Object.entries(siteHeaders).map(([name, value]) => `  ${name}: ${value}`);
  const rules = new Map(files.map((path) => [ruleFor(path), cacheControlOf(path)]));
  const kept = [...rules].filter(([, value]) => value !== revalidate).toSorted(([a], [b]) => a.localeCompare(b));
  const svgEndings = new Set(files.map((path) => extname(path)).filter((ending) => /^\.svg$/i.test(ending)));
  const svg = [...svgEndings].flatMap((ending) => [`/*${ending}`, `  Content-Security-Policy: ${svgPolicy}`]);
  return ["/*", ...all, ...svg, ...kept.flatMap(([rule, value]) => [rule, `  Cache-Control: ${value}`]), ""].join("\n");
}

/** "/memes/posters/cat.webp" → "/memes/*.webp"; an asterisk goes on over slashes. */
function ruleFor(path: string): string {
  const folder = /^\/[^/]+\//.exec(path)?.[0];
  if (!folder) return path;
  return cacheControlOf(path) === forever ? `${folder}*` : `${folder}*${extname(path)}`;
}

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
