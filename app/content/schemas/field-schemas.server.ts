/**
 * Texts, addresses and named links in content files. Invisible characters break the feeds, calendars and images that are made of
 * texts. Addresses are full https ones, without what sites add to count clicks.
 */
import { z } from "zod";
import { youtubeIdOf } from "#app/lib/youtube.ts";

/** Control characters except tab and newline, line separators, characters that XML forbids, and bidirectional overrides. */
const hiddenSign = /[^\P{Cc}\t\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/u;

/** What git leaves in a file that two people have changed: in a text it is no syntax error. */
const conflictMarker = /^(<{7} |={7}$|>{7} )/m;

/** A text of several lines. */
export const prose = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .refine((words) => !conflictMarker.test(words), "holds both sides of a conflict that git has left: keep one of them")
  .superRefine(refuseHiddenSigns);

/** A text of one line. */
export const text = prose.refine((words) => !words.includes("\n"), "must be one line");

/** One line, or nothing. */
export const latinText = z
  .string()
  .trim()
  .regex(/^[^\p{Script=Georgian}\n]*$/u, "must be one line in Latin letters: Georgian ones are for the texts")
  .superRefine(refuseHiddenSigns);

/** Adds a problem that names the first invisible character of a text, and where it is. */
export function refuseHiddenSigns(words: string, context: z.RefinementCtx): void {
  const found = hiddenSign.exec(words);
  if (!found) return;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const before = JSON.stringify(words.slice(0, found.index).slice(-20));
  context.addIssue({ code: "custom", message: `has the invisible character U+${code} after ${before}: delete it` });
}

/** Query parameters that only tell a site who sent whom. */
const trackingParameter = /^(utm_\w+|si|fbclid|gclid|igshid|igsh|originalSubdomain)$/;

/** Refuses addresses like https://www.linkedin.com@other.example/, which lead elsewhere than they seem to. */
export const withoutUser = [
  (url: string) => !/^https:\/*[^/?#]*@/.test(url),
  "must be without a user's name: what stands before the @ is not where the address leads",
] as const;

export const httpsUrl = z
  .url({ protocol: /^https$/, message: "must be a full https:// address", abort: true })
  .regex(/^https:\/\/([\w-]+\.)+\w/i, "must be a full https:// address")
  .regex(/^[^\s\\\p{C}]+$/u, "must be without spaces, backslashes and what one cannot see")
  .refine(...withoutUser)
  .refine((url) => trackingParametersOf(url).length === 0, {
    error: ({ input }) => `has a tracking tail, leave it out: ${trackingParametersOf(String(input)).join(", ")}`,
    when: ({ value }) => typeof value === "string" && URL.canParse(value),
  });

export const youtubeUrl = httpsUrl.refine(
  (url) => youtubeIdOf(url) !== undefined,
  "must be the address of a YouTube video",
);

/** What is behind the link, in words: the page shows no bare address. */
const label = text.refine(
  (words) => !words.includes("://"),
  "must say what is behind the link, not repeat the address",
);

/** The headings that an episode's links stand under, in this order. */
const linkGroups = ["guest", "sponsor", "resource"] as const;

export const episodeLinksSchema = z
  .array(z.strictObject({ group: z.enum(linkGroups), label, url: httpsUrl }))
  .superRefine(refuseRepeats)
  .default([]);

export const guestLinksSchema = z
  .array(z.strictObject({ label, url: httpsUrl }))
  .superRefine(refuseRepeats)
  .default([]);

/** An address without the parameters that only tell a site who sent whom; one without any comes back as it was written. */
export function withoutTracking(address: string): string {
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
    context.addIssue({ code: "custom", path: [index, "url"], message: `is listed twice: ${url}` });
  }
}
