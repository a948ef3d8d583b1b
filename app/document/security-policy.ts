import { createHash } from "node:crypto";

/** A page's inline scripts. Structured data stand in script elements too, but no browser runs them. */
export const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * SHA-256 (base64) of the style elements that libraries write into the page by script. After an update of one of them the
 * browser tests name the new hash. What libraries set on an element's `style` needs none.
 */
const libraryStyles = {
  /** Its stylesheet, written with the first notification. */
  sonner: "StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  /** What it puts there before it writes: an empty element. */
  sonnerAtFirst: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  /** The rule with which it hides pseudo-elements in its copy of the page. */
  html2canvas: "UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g=",
} as const;

/** The policy of one page: no inline script and no inline style but its own, by their hashes, and the libraries' styles. */
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
