/** What never changes under its name, because the name holds a hash. */
const keptForever = { "Cache-Control": "public, max-age=31536000, immutable" };
/** Large files without a hash in their names. */
const keptForADay = { "Cache-Control": "public, max-age=86400" };
/** Podcast apps, readers and calendars that run in a browser read these files from their own origin. */
const readByOtherSites = { "Access-Control-Allow-Origin": "*" };

/**
 * The headers of the site by requested path, where one `*` stands for anything. The build writes them to `_headers`, and
 * `npm start` sends them. Every row that matches a path applies. If two of them set the same header, hosts send both values, so
 * no two rows set the caching of one file: `/memes/*.webp` and not `/*.webp`, which would match `/tiles/x.webp` too.
 */
export const headers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/*": {
    // YouTube's player shows Error 153 to pages that send no referrer.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    // Other sites show our pictures: previews of shared links, images of the feeds.
    "Cross-Origin-Resource-Policy": "cross-origin",
    // A <meta> policy cannot hold this rule. Each page holds the rest of its policy.
    "Content-Security-Policy": "frame-ancestors 'none'",
  },
  // An SVG opened by itself is a document. A script in it could read the site's storage.
  "/*.svg": { "Content-Security-Policy": "sandbox" },
  "/*.SVG": { "Content-Security-Policy": "sandbox" },
  // The router's own type. Hosts that compress by type know text/*.
  "/*.data": { "Content-Type": "text/x-script; charset=utf-8" },
  "/episodes/*/chapters.json": { "Content-Type": "application/json+chapters", ...readByOtherSites },
  "/feed.json": readByOtherSites,
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

/** The `_headers` file of Cloudflare Pages and Netlify. */
export function headersFile(): string {
  const rows = Object.entries(headers).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join("\n"),
  );
  return `${rows.join("\n")}\n`;
}

/** The headers of a requested path. A file that no row gives a caching is asked for again each time, as on hosts. */
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
