import { createHash } from "node:crypto";

/** A page's inline scripts. Excludes structured data, which browsers do not run. */
export const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * SHA-256 hashes (base64) of the style elements that libraries insert. After a library update, the browser tests
 * report the new hash. Styles set on an element's `style` property need none.
 */
const libraryStyles = {
  /** Sonner's style sheet, inserted with the first toast. */
  sonner: "StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  /** The empty element that Sonner inserts first. */
  sonnerAtFirst: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  /** The rule with which html2canvas hides pseudo-elements in its copy of the page. */
  html2canvas: "UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g=",
} as const;

/**
 * Returns a page's policy. Allows inline code only by hash: the page's own scripts and styles, and the styles that
 * libraries insert.
 */
export function securityPolicyOf(html: string): string {
  return [
    "default-src 'self'",
    `script-src ${allow(hashesOf(html, inlineScript))}`,
    `style-src ${allow([...hashesOf(html, inlineStyle), ...Object.values(libraryStyles)])}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join("; ");
}

function allow(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");
}

function hashesOf(html: string, inline: RegExp): string[] {
  const codes = [...html.matchAll(inline)].map(([, code = ""]) => code);
  return [...new Set(codes.map((code) => createHash("sha256").update(code).digest("base64")))];
}
