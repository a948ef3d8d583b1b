import { extname } from "node:path/posix";

/**
 * What a host says of the site's files, whatever host it is. `npm start` answers by this table, and the configuration
 * files of hosts are written from it.
 */

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

/** The media types of texts by their endings: they are UTF-8, and shrink when they are compressed. */
const textTypes = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  json: "application/json",
  // The router's own type. Hosts that compress by type know none of its names but text/*.
  data: "text/x-script",
  xml: "application/xml",
  svg: "image/svg+xml",
  txt: "text/plain",
  ics: "text/calendar",
  webmanifest: "application/manifest+json",
};

const otherTypes = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  ico: "image/vnd.microsoft.icon",
  mp4: "video/mp4",
  webm: "video/webm",
  mov: "video/quicktime",
  woff2: "font/woff2",
};

/** The media type of each kind of file, by its ending. */
export const fileTypes: Readonly<Record<string, string>> = { ...textTypes, ...otherTypes };

/** The endings of text files. */
export const textEndings: readonly string[] = Object.keys(textTypes);

/** The Content-Type of files with this ending. */
export function contentType(ending: string): string {
  const type = fileTypes[ending] ?? "application/octet-stream";
  return textEndings.includes(ending) ? `${type}; charset=utf-8` : type;
}

/** "/memes/Cat.WEBP" → "webp". */
export function endingOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

/** Until when a file may be kept without asking again. Only status 200 is ever kept. */
export const caching = {
  forever: "public, max-age=31536000, immutable",
  oneDay: "public, max-age=86400",
  revalidate: "public, max-age=0, must-revalidate",
  /** Also for what is no file: an error or a redirect of today must not outlive its cause. */
  alwaysAsk: "no-cache",
} as const;

/** Files with a content hash in their name, for which a release makes other names. */
export const hashedFolders = ["assets", "tiles"] as const;

/** Said outright: a host's own rule for scripts would keep visitors on an old service worker. */
export const neverCached = "/sw.js";

/** Kept for a day: pictures, clips and fonts, which change seldom and are large. */
export const mediaEndings: readonly string[] = ["svg", ...Object.keys(otherTypes)];

/** How long a file of the site may be kept, by its path. */
export function cacheControlOf(path: string): string {
  if (hashedFolders.some((folder) => path.startsWith(`/${folder}/`))) return caching.forever;
  if (path === neverCached) return caching.alwaysAsk;
  return mediaEndings.includes(endingOf(path)) ? caching.oneDay : caching.revalidate;
}
