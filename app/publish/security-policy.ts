import { createHash } from "node:crypto";

/** A page's inline scripts. Excludes structured data, which browsers do not run. */
export const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const charset = /<meta charSet="utf-8"\/>/i;

/**
 * Adds a Content-Security-Policy to a page's HTML, right after the charset. It allows inline scripts only by their
 * hashes. It allows all inline styles, because libraries insert some.
 */
export function withSecurityPolicy(html: string): string {
  const scripts = [...html.matchAll(inlineScript)].map(([, code = ""]) => code);
  const hashes = scripts.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
  return html.replace(
    charset,
    (charsetTag) => `${charsetTag}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
