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

type FileType = { type: string; isText?: boolean };

/** The media type of each kind of file. Texts are UTF-8, and shrink when they are compressed. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  html: { type: "text/html", isText: true },
  js: { type: "text/javascript", isText: true },
  css: { type: "text/css", isText: true },
  json: { type: "application/json", isText: true },
  // The router's own type. Hosts that compress by type know none of its names but text/*.
  data: { type: "text/x-script", isText: true },
  xml: { type: "application/xml", isText: true },
  svg: { type: "image/svg+xml", isText: true },
  txt: { type: "text/plain", isText: true },
  md: { type: "text/markdown", isText: true },
  ics: { type: "text/calendar", isText: true },
  webmanifest: { type: "application/manifest+json", isText: true },
  webp: { type: "image/webp" },
  avif: { type: "image/avif" },
  png: { type: "image/png" },
  jpg: { type: "image/jpeg" },
  jpeg: { type: "image/jpeg" },
  gif: { type: "image/gif" },
  ico: { type: "image/vnd.microsoft.icon" },
  mp4: { type: "video/mp4" },
  webm: { type: "video/webm" },
  mov: { type: "video/quicktime" },
  woff2: { type: "font/woff2" },
};

/** The endings of text files. */
export const textEndings: readonly string[] = endingsOf(([, { isText }]) => isText === true);

/** The Content-Type of a file, by its ending. */
export function contentTypeOf(path: string): string {
  const known = fileTypes[extname(path).slice(1).toLowerCase()];
  return known ? contentType(known) : "application/octet-stream";
}

/** The Content-Type of a kind of file. */
export function contentType({ type, isText }: FileType): string {
  return isText ? `${type}; charset=utf-8` : type;
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
export const mediaEndings: readonly string[] = endingsOf(([ending, { isText }]) => !isText || ending === "svg");

/** How long a file of the site may be kept, by its path without the base path. */
export function cacheControlOf(path: string): string {
  if (hashedFolders.some((folder) => path.startsWith(`/${folder}/`))) return caching.forever;
  if (path === neverCached) return caching.alwaysAsk;
  return mediaEndings.includes(extname(path).slice(1).toLowerCase()) ? caching.oneDay : caching.revalidate;
}

function endingsOf(matches: (entry: [string, FileType]) => boolean): string[] {
  return Object.entries(fileTypes)
    .filter(matches)
    .map(([ending]) => ending);
}

/** The path of any page but the landing page, as a regular expression that all hosts understand. */
export const pagePath = "(?:/[a-z0-9_-]+)+?";
