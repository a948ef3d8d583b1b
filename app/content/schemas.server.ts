/** The shape of every content file. A wrong or unknown field stops the build (see load-collection.server.ts). */
import { z } from "zod";

const text = z.string().trim().min(1, "must not be empty");
const isoInstant = z.iso.datetime({ message: "must be an ISO instant in UTC, like 2025-07-05T10:00:00Z" });
const kebabCase = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const httpsUrl = z.url({ protocol: /^https$/, message: "must be a full https:// address" });
const youtubeId = z.string().regex(/^[\w-]{11}$/, "must be the 11 characters of a YouTube video id");

export const episodeSchema = z.strictObject({
  /** Key of the visitors' listening stats; equals youtubeId, and must never change once published. */
  id: youtubeId,
  number: z.int().positive(),
  /** The full title as on YouTube; guest and topic are read from it for lists. */
  title: text,
  /** Two or three sentences for cards and search results. */
  description: text.max(500),
  date: isoInstant,
  /** Minutes. */
  duration: z.int().positive(),
  tags: z
    .array(
      z
        .string()
        .regex(/^\S(.*\S)?$/, "must not be empty or padded")
        .refine(isLowerCase, "must be lower case"),
    )
    .min(2)
    .max(8)
    .refine(hasNoRepeats, "names a tag twice"),
  slug: kebabCase,
  youtubeId,
  /** Empty for episodes without a guest. */
  guest: z.string(),
  /** Show notes: paragraphs parted by blank lines; chapter lines are `m:ss label` or `h:mm:ss label`. */
  fullDescription: text,
});

export const hostSchema = z.strictObject({
  name: text,
  linkedin: httpsUrl,
  description: text,
  /** A file in public/hosts/; without one the host gets a monogram. */
  image: text.optional(),
});

export type EpisodeInput = z.input<typeof episodeSchema>;
export type EpisodeContent = z.output<typeof episodeSchema>;
export type HostInput = z.input<typeof hostSchema>;
export type Host = z.output<typeof hostSchema>;

function isLowerCase(value: string): boolean {
  return value === value.toLowerCase();
}

function hasNoRepeats(values: string[]): boolean {
  return new Set(values).size === values.length;
}
