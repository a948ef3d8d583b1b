/** What texts of content files may hold: feeds, calendars and pictures are made of them, and what one cannot see breaks those. */
import { z } from "zod";

/** Control characters but tab and line break, line separators, what XML forbids, and what turns the direction of texts. */
const hiddenSign = /[^\P{Cc}\t\n]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|\p{Surrogate}/u;

/** A text of several lines. */
export const prose = z.string().trim().min(1, "must not be empty").superRefine(refuseHiddenSigns);

/** A text of one line. */
export const text = prose.refine((words) => !words.includes("\n"), "must be one line");

/** One line, or nothing. */
export const latinText = z
  .string()
  .trim()
  .regex(/^[^\p{Script=Georgian}\n]*$/u, "must be one line in Latin letters: Georgian ones are for the texts")
  .superRefine(refuseHiddenSigns);

/** Adds a problem that names the first sign of a text that one cannot see, and where it is. */
export function refuseHiddenSigns(words: string, context: z.RefinementCtx): void {
  const found = hiddenSign.exec(words);
  if (!found) return;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const before = JSON.stringify(words.slice(0, found.index).slice(-20));
  context.addIssue({ code: "custom", message: `has the invisible character U+${code} after ${before}: delete it` });
}
