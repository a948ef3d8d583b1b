/**
 * Schemas of strings, URLs and named links in content files. They normalize strings to NFC, so that equal strings
 * compare as equal, and refuse characters that would be lost or would break feeds, calendars, images and searches.
 */
import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { z } from "zod";
import { youtubeIdOf } from "#app/lib/youtube.ts";

/**
 * Control characters except tab and newline, line separators, characters that XML forbids, bidirectional marks and
 * overrides, and characters without width, such as soft hyphens. Allows the joiners of emoji.
 */
const hiddenSign =
  /[^\P{Cc}\t\n]|[\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u;

/** The site's text font. Share images drop characters that it lacks. */
const font = fontkit.create(readFileSync("app/fonts/firago-600.ttf"));
const drawn = new Set("characterSet" in font ? font.characterSet : []);

/** Spaces, and emoji and their parts, which the visitor's system draws. */
const needsNoFont = /^[\s\p{Extended_Pictographic}\p{Emoji_Component}]$/u;

export const gitConflict = "contains a git conflict; keep one side and delete the markers";
const conflictMarker = /^(<{7} |={7}$|>{7} )/m;

/** A text of several lines. */
export const prose = z
  .string()
  .normalize()
  .trim()
  .min(1, "must not be empty")
  .refine((words) => !conflictMarker.test(words), gitConflict)
  .superRefine(refuseHiddenSigns);

/** A text of one line. */
export const text = prose.refine((words) => !words.includes("\n"), "must be one line");

/** One line without Georgian letters, or an empty string. */
export const latinText = z
  .string()
  .normalize()
  .trim()
  .regex(/^(?:|(?=.*\p{Script=Latin})(?:[\p{Script=Latin}\p{Lm}]|[^\p{L}\n])+)$/u, {
    message: "must be one line in Latin letters",
    abort: true,
  })
  .superRefine(refuseHiddenSigns);

/** Reports the first invisible character of a text, or the first one that the site's font lacks. */
export function refuseHiddenSigns(words: string, context: z.RefinementCtx): void {
  const refuse = (message: string) => context.addIssue({ code: "custom", message });
  const hidden = hiddenSign.exec(words);
  const foreign = [...words].find((one) => !drawn.has(one.codePointAt(0) ?? 0) && !needsNoFont.test(one));
  if (hidden) {
    const before = JSON.stringify(words.slice(0, hidden.index).slice(-20));
    refuse(`has the invisible character ${codeOf(hidden[0])} after ${before}; delete it`);
  } else if (foreign) {
    refuse(`has "${foreign}" (${codeOf(foreign)}), which the site's fonts lack; run npm run fonts, or replace it`);
  }
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

const trackingParameter =
  /^(utm_\w+|si|fbclid|gclid|igshid|igsh|mibextid|msclkid|mc_[ce]id|ref_src|trk|lipi|originalSubdomain)$/;

/** Pages of YouTube, Google, Facebook and Outlook that forward to another page. Copied links lead to them. */
const redirect =
  /^https:\/\/(www\.youtube\.com\/redirect|www\.google\.com\/url|lm?\.facebook\.com\/l\.php|[\w.]+\.safelinks\.protection\.outlook\.com\/)\?/;

/** Refuses URLs like https://www.linkedin.com@other.example/, which hide their host. */
export const withoutUser = [
  (url: string) => !/^https:\/*[^/?#]*@/.test(url),
  "must not contain user info before @; it hides the real host",
] as const;

export const httpsUrl = z
  .url({ protocol: /^https$/, message: "must be a full https:// URL", abort: true })
  .regex(/^https:\/\/([\w-]+\.)+\w/i, "must be a full https:// URL")
  .regex(/^[^\s\\\p{C}]+$/u, "must not contain spaces, backslashes or invisible characters")
  .refine(...withoutUser)
  .refine((url) => !/(…|\.{3})$/.test(url), "is cut off; copy the whole URL")
  .refine((url) => !redirect.test(url), "only forwards to a page; copy the URL of that page")
  .refine((url) => trackingParametersOf(url).length === 0, {
    error: ({ input }) => `has tracking parameters; delete them: ${trackingParametersOf(String(input)).join(", ")}`,
    when: ({ value }) => typeof value === "string" && URL.canParse(value),
  });

export const youtubeUrl = httpsUrl.refine(
  (url) => youtubeIdOf(url) !== undefined,
  "must be the URL of a YouTube video",
);

const label = text.refine((words) => !words.includes("://"), "must name the target instead of repeating the URL");

/** In the order of an episode's page. */
const linkGroups = ["guest", "sponsor", "resource"] as const;

export const episodeLinksSchema = z
  .array(z.strictObject({ group: z.enum(linkGroups), label, url: httpsUrl }))
  .superRefine(refuseRepeats)
  .default([]);

export const guestLinksSchema = z
  .array(z.strictObject({ label, url: httpsUrl }))
  .superRefine(refuseRepeats)
  .default([]);

/** Removes redirects and tracking parameters. Leaves URLs without them as they are written. */
export function withoutTracking(address: string): string {
  if (URL.canParse(address) && redirect.test(address)) {
    const { searchParams } = new URL(address);
    const target = searchParams.get("q") ?? searchParams.get("url") ?? searchParams.get("u");
    return target ? withoutTracking(target.replace(/^http:/i, "https:")) : address;
  }
  const names = URL.canParse(address) ? trackingParametersOf(address) : [];
  if (names.length === 0) return address;
  const url = new URL(address);
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

function trackingParametersOf(url: string): string[] {
  return [...new URL(url).searchParams.keys()].filter((name) => trackingParameter.test(name));
}

function refuseRepeats(links: readonly { url: string }[], context: z.RefinementCtx) {
  for (const [index, { url }] of links.entries()) {
    if (links.findIndex((other) => other.url === url) === index) continue;
    context.addIssue({ code: "custom", path: [index, "url"], message: `is listed twice; delete one: ${url}` });
  }
}
