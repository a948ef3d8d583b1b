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

/** What is said of one picture or clip of a gallery, in Georgian. */
const mediaTextSchema = z.strictObject({
  /** What is to be seen, for those who do not see it. */
  alt: text.max(300),
  /** The joke in a line. */
  caption: text.max(120),
});

/** The texts of a gallery's files, by file name with extension. */
export const mediaTextsSchema = z.record(z.string(), mediaTextSchema);

export type EpisodeInput = z.input<typeof episodeSchema>;
export type EpisodeContent = z.output<typeof episodeSchema>;
export type HostInput = z.input<typeof hostSchema>;
export type Host = z.output<typeof hostSchema>;
export type MediaTextInput = z.input<typeof mediaTextSchema>;
export type MediaTexts = z.output<typeof mediaTextsSchema>;

function isLowerCase(value: string): boolean {
  return value === value.toLowerCase();
}

function hasNoRepeats(values: string[]): boolean {
  return new Set(values).size === values.length;
}
