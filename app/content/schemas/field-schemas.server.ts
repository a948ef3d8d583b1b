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

const conflictMarker = /^(<{7} |={7}$|>{7} )/m;

/** A text of several lines. */
export const prose = z
  .string()
  .normalize()
  .trim()
  .min(1, "must not be empty")
  .refine((words) => !conflictMarker.test(words), "contains a git conflict; keep one side and delete the markers")
  .superRefine(refuseCharacters);

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
  .superRefine(refuseCharacters);

/** Reports the first invisible character of a text, or the first one that the site's font lacks. */
export function refuseCharacters(words: string, context: z.RefinementCtx): void {
  const refuse = (message: string) => context.addIssue({ code: "custom", message });
  const hidden = hiddenSign.exec(words);
  const missing = [...words].find((one) => !drawn.has(one.codePointAt(0) ?? 0) && !needsNoFont.test(one));
  if (hidden) {
    const before = JSON.stringify(words.slice(0, hidden.index).slice(-20));
    refuse(`has the invisible character ${codeOf(hidden[0])} after ${before}; delete it`);
  } else if (missing) {
    refuse(`has "${missing}" (${codeOf(missing)}), which the site's fonts lack; run npm run fonts, or replace it`);
  }
}

function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: "must be a full https:// URL", abort: true })
  .regex(/^[^\s\\\p{C}]+$/u, "must not contain spaces, backslashes or invisible characters")
  .refine((url) => !/^https:\/*[^/?#]*@/.test(url), "must not contain user info before @; it hides the real host")
  .refine((url) => !/(…|\.{3})$/.test(url), "is cut off; copy the whole URL");

export const youtubeUrl = httpsUrl.refine(
  (url) => youtubeIdOf(url) !== undefined,
  "must be the URL of a YouTube video",
);

const label = text.refine((words) => !words.includes("://"), "must name the target instead of repeating the URL");
const link = { label, url: httpsUrl };
const noUrlTwice = [
  (links: readonly { url: string }[]) => hasNoRepeats(links.map(({ url }) => url)),
  "must not repeat a URL",
] as const;

/** The groups are in the order of an episode's page. */
export const episodeLinks = z
  .array(z.strictObject({ group: z.enum(["guest", "sponsor", "resource"]), ...link }))
  .refine(...noUrlTwice)
  .default([]);

export const guestLinks = z
  .array(z.strictObject(link))
  .refine(...noUrlTwice)
  .default([]);

export function hasNoRepeats(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
