/** For files whose names contain a hash. */
const keptForever = { "Cache-Control": "public, max-age=31536000, immutable" };
/** For large files without a hash in their names. */
const keptForADay = { "Cache-Control": "public, max-age=86400" };
/** For files that feed readers and calendars fetch from their own origin. */
const readByOtherSites = { "Access-Control-Allow-Origin": "*" };

/**
 * The site's headers by requested path. A path may contain one `*`, which matches anything. The build writes the
 * headers to `_headers`, and `npm start` sends them. All matching rows apply. If two rows set the same header, web
 * servers send both values. So only one row may set the caching of a file: `/*.webp` would also match `/tiles/x.webp`,
 * so the row is `/memes/*.webp`.
 */
export const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/*": {
    // YouTube's player shows Error 153 to pages that send no referrer.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites embed the images: previews of shared links, images in feeds.
    "Cross-Origin-Resource-Policy": "cross-origin",
    // A <meta> element cannot contain this rule. Each page has the rest of its policy in a <meta> element.
    "Content-Security-Policy": "frame-ancestors 'none'",
  },
  // An SVG opened directly is a document. Its scripts could read the site's storage.
  "/*.svg": { "Content-Security-Policy": "sandbox" },
  "/*.SVG": { "Content-Security-Policy": "sandbox" },
  // The content type that React Router's server sends. Web servers that compress by content type compress text/*.
  "/*.data": { "Content-Type": "text/x-script; charset=utf-8" },
  "/feed.xml": readByOtherSites,
  "/events*.ics": readByOtherSites,
  "/assets/*": keptForever,
  "/tiles/*": keptForever,
  "/favicon.ico": keptForADay,
  "/favicon.svg": keptForADay,
  "/icons/*": keptForADay,
  "/memes/*.webp": keptForADay,
  "/memes/*.webm": keptForADay,
  "/memes/*.mp4": keptForADay,
  "/game-jam-2025/*.webp": keptForADay,
  "/game-jam-2025/*.webm": keptForADay,
  "/game-jam-2025/*.mp4": keptForADay,
  // A cached service worker would keep visitors on an old release.
  "/sw.js": { "Cache-Control": "no-cache" },
};

/** Returns the `_headers` file for Cloudflare Pages and Netlify. */
export function headersFile(): string {
  const rows = Object.entries(headers).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${rows.join("\n")}\n`;
}

/** Returns the headers of a requested path. By default, browsers revalidate files. */
export function headersOf(path: string): Headers {
  const all = new Headers();
  for (const [pattern, values] of Object.entries(headers))
    if (matches(path, pattern)) for (const [name, value] of Object.entries(values)) all.append(name, value);
  if (!all.has("Cache-Control")) all.set("Cache-Control", "no-cache");
  return all;
}

function matches(path: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? path === pattern : path.startsWith(start) && path.slice(start.length).endsWith(end);
}
