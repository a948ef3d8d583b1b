/** The shape of every content file. A wrong or unknown field stops the build (see load-collection.server.ts). */
import { z } from "zod";
import { tagKey } from "#app/search/query.ts";
import { foldCase } from "#app/search/substring-index.ts";
import { showNotesSchema } from "./episode-texts.server.ts";
import { quizCategories } from "./quiz-categories.ts";
import {
  episodeLinksSchema,
  guestLinksSchema,
  httpsUrl,
  latinText,
  prose,
  refuseHiddenSigns,
  text,
  withoutUser,
  youtubeUrl,
} from "./schemas/field-schemas.server.ts";

/** The month in which the podcast began, and the most milliseconds that a date may be ahead: later dates are typos. */
const begin = Date.parse("2024-10-01T00:00:00Z");
const farthest = 366 * 24 * 60 * 60 * 1000;
const isoInstant = z.iso
  .datetime({ message: "must be an ISO instant in UTC, like 2025-07-05T10:00:00Z", abort: true })
  .refine((date) => Date.parse(date) >= begin, "must not be before October 2024, when the podcast began")
  .refine((date) => Date.parse(date) <= Date.now() + farthest, "must be at most a year ahead");
/** Hours of the longest event. */
const longestEvent = 7 * 24;
const kebabCase = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const pageName = kebabCase.refine(
  (name) => name !== "index",
  "must not be index, which hosts show as the page of its folder",
);
const youtubeId = z.string().regex(/^[\w-]{11}$/, "must be the 11 characters of a YouTube video id");
const fileName = z.string().regex(/^[\w-]+\.\w+$/, {
  message: "must be a file name of Latin letters, digits, - and _ with one extension, without folders",
  abort: true,
});
const rasterFileName = fileName.regex(
  /\.(webp|png|jpg)$/,
  "must be a webp, png or jpg, because sharing sites show no other type",
);

const draft = z.boolean().optional();

export const episodeSchema = z.strictObject({
  /** `true`: shown while developing, marked, and in no build. The check only warns of what it lacks. */
  draft,
  /** Key of the visitors' listening stats; equals youtubeId, and must never change once published. */
  id: youtubeId,
  /** The session's number, as in the title. */
  number: z.int().positive(),
  /** The full title as on YouTube; the subject in lists is read from it. */
  title: text,
  /** Two or three sentences for cards and search results. */
  description: text.max(500),
  /** When the video was published, in UTC. Until that day no build has the episode. */
  date: isoInstant,
  /** Minutes. */
  duration: z.int().positive().max(480, "must be minutes, at most 480; these may be seconds"),
  /** Lower case, spelt as on the other episodes; `topic-names.ts` says how a name among them is shown (AI, iOS). */
  tags: z
    .array(
      z
        .string()
        .normalize()
        .regex(/^\S(.*\S)?$/, "must not be empty or padded")
        .refine((tag) => tag === tag.toLowerCase(), "must be lower case")
        .superRefine(refuseHiddenSigns),
    )
    .min(2)
    .max(8)
    .refine(hasNoRepeats, "must not repeat a tag"),
  /** The file's name, and the last part of the page's address: must never change once published. */
  slug: pageName,
  /** The video's id. */
  youtubeId,
  /** Empty for episodes without a guest. */
  guest: latinText,
  /** How many members of the Discord server the video's description names ("270+" is 270). */
  discordMembersQuoted: z.int().positive().optional(),
  /** Show notes: paragraphs split by blank lines; chapter lines are `m:ss label` or `h:mm:ss label`. */
  fullDescription: showNotesSchema,
  /** Our own note, not what was said: what is worth knowing before listening. Paragraphs split by blank lines. */
  beforeListening: prose.optional(),
  /** Where to read on, shown under one heading in three groups. */
  links: episodeLinksSchema,
});

export const questionSchema = z.strictObject({
  /** `q1`, `q2` …: key of the visitors' answers, must never change once published. */
  id: kebabCase,
  /** The question. */
  question: text,
  /** Wrong ones as long and as careful as the right one. */
  options: z
    .array(text)
    .length(4, "must be exactly 4 options")
    .refine((options) => hasNoRepeats(options.map(foldCase)), "must not repeat an option"),
  /** The right option's place, counted from 0. The player shuffles the options. */
  correctAnswerIndex: z.int().min(0).max(3),
  /** Why the right option is right: shown after answering, so that a quiz teaches. */
  explanation: text.optional(),
});

export const quizSchema = z.strictObject({
  /** `true`: shown while developing, marked, and in no build. The check only warns of what it lacks. */
  draft,
  /** Equals the file's name. Key of the visitors' scores: must never change once published. */
  id: pageName.refine((id) => id !== "review", "must not be review, which is the URL of the review of mistakes"),
  /** The title on its card. */
  title: text,
  /** What it asks about, in a sentence or two. */
  description: text.max(300),
  /** What it is about (`app/content/quiz-categories.ts`): the first two are on its card. */
  categories: z.array(z.enum(quizCategories)).min(1).refine(hasNoRepeats, "must not repeat a category"),
  /** An episode's quizzes stand in this order. */
  difficulty: z.enum(["easy", "medium", "hard"]),
  /** The episode it belongs to, `/episodes/<slug>`, or a page elsewhere that is worth recommending after it. */
  episodeLink: z
    .string()
    .regex(/^(\/episodes\/|https:\/\/)[^\s\\\p{C}]+$/u, "must be /episodes/<slug>, or a full https:// address")
    .refine(...withoutUser)
    .optional(),
  /** Minutes. */
  estimatedTime: z.int().positive(),
  /** The questions, each with the fields below. */
  questions: z
    .array(questionSchema)
    .min(4)
    .max(7)
    .refine((questions) => hasNoRepeats(questions.map(({ id }) => id)), "must not repeat a question id"),
});

export const presenterSchema = z.strictObject({
  name: text,
  linkedin: httpsUrl,
  description: text,
  /** A file in public/presenters/; without one the host gets a monogram. */
  image: fileName.optional(),
});

export const guestSchema = z.strictObject({
  /** `true`: shown while developing, marked, and in no build. The check only warns of what it lacks. */
  draft,
  /** The file's name, and the last part of the page's address. */
  id: pageName,
  /** Place in the list of guests, from 1. */
  order: z.int().positive(),
  /** The name in Latin letters, a nickname in brackets. */
  name: latinText.min(1, "must not be empty"),
  /** What the guest does and where, in their own words; absent when we do not know. */
  title: text.optional(),
  /** One sentence for cards and search results. */
  bio: text.max(300),
  /** Paragraphs split by blank lines. */
  description: prose,
  /** A file in public/guests/; without one the guest gets a monogram. */
  image: fileName.optional(),
  /** The guest's episode: 'Episode #18', its full title, or its title and video. */
  episode: z.union([text, z.strictObject({ title: text, youtubeId })], {
    error: `must be "Episode #7", the episode's full title, or { title, youtubeId }`,
  }),
  /** What the guest is about, words joined by hyphens. */
  tags: z.array(text).min(1).refine(hasNoRepeats, "must not repeat a tag"),
  /** A few words on what the conversation is about. */
  tagline: text,
  /** Word for word what the guest said. */
  quote: text.optional(),
  /** The video of the same episode, in any form of a YouTube address. */
  youtubeUrl,
  /** The profile on LinkedIn. */
  linkedin: httpsUrl.optional(),
  /** The guest's other pages: X, GitHub, Medium, … */
  links: guestLinksSchema,
  /** A file in public/easter-eggs/, hidden on the guest's page. */
  easterEgg: fileName.optional(),
});

export const eventSchema = z.strictObject({
  /** `true`: shown while developing, marked, and in no build. The check only warns of what it lacks. */
  draft,
  /** The file's name, and the last part of the page's address. */
  id: pageName,
  /** The title. */
  title: text,
  /** One or two sentences for cards and search results. */
  shortDescription: text.max(300),
  /** Paragraphs split by blank lines; a first line without a full stop is the heading of the lines under it. */
  fullDescription: prose,
  /** The start. */
  date: isoInstant,
  /** How long it takes, a week at most: with `date` it decides what is past, and makes the calendar file. */
  durationHours: z.number().positive().max(longestEvent, "must be hours, at most a week; these may be minutes"),
  /** Where it is. */
  location: text,
  /** What it is. */
  type: z.enum(["Meetup", "Livestream", "Guest Session", "Workshop", "Conference", "Game Jam"]),
  /** A file in public/events/, 1200×630 or larger: also the picture shown where the page is shared. */
  image: rasterFileName,
  /** Whether it stands out in the list. */
  featured: z.boolean(),
  /** Without one its button disappears. */
  links: z.strictObject({
    rsvp: httpsUrl.optional(),
    /** The recording, in any form of a YouTube address. */
    youtube: youtubeUrl.optional(),
    slides: httpsUrl.optional(),
    blog: httpsUrl.optional(),
    notion: httpsUrl.optional(),
  }),
});

const phaseText = z.strictObject({ heading: text, text: prose });

export const gameJamSchema = z.strictObject({
  /** The event in data/events/ that says when the jam is and for how long. */
  eventId: kebabCase,
  title: text,
  tagline: text,
  intro: prose,
  before: phaseText,
  during: phaseText,
  after: phaseText,
  rules: z.array(z.strictObject({ title: text, text: prose })).min(1),
  faq: z.array(z.strictObject({ question: text, answer: prose })).min(1),
  extras: z.array(text),
  location: z.strictObject({
    name: text,
    address: text,
    hint: text,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  registration: z.strictObject({
    url: httpsUrl,
    openText: text,
    closedText: text,
    maxParticipants: z.int().positive(),
  }),
  prizeFund: z.strictObject({
    text: prose,
    /** Says that the account below is an example. */
    exampleNotice: text,
    recipient: text,
    iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, "must be an IBAN without spaces"),
    reference: text,
  }),
});

export const productSchema = z.strictObject({
  /** A new product needs a drawing first: product-drawings.tsx in features/shop has one for each of these. */
  id: z.enum(["hoodie", "t-shirt", "mug", "sticker-pack", "notebook", "cap"]),
  name: text,
  /** Whole dollars. */
  price: z.int().positive(),
  description: text,
});

export const productsSchema = z
  .array(productSchema)
  .refine((all) => hasNoRepeats(all.map(({ id }) => id)), "must not repeat a product id");

/** What is said of one picture or clip of a gallery, in Georgian. */
const mediaTextSchema = z.strictObject({
  /** What is to be seen, for those who do not see it. */
  alt: text.max(300),
  /** The joke in a line, not a sentence: no full stop at its end. */
  caption: text.max(120).refine((line) => !line.endsWith("."), "must not end with a period"),
});

/** The texts of a gallery's files, by file name with extension. */
export const mediaTextsSchema = z.record(z.string(), mediaTextSchema);

/** Words and phrases of one meaning, a row each: what says one of a row is found by all of them. */
export const synonymsSchema = z.array(z.array(text).min(2).refine(hasNoRepeats, "must not repeat a word"));

/** Names of topics as they are spelt where the tags, which are lower case, are not. */
export const topicNamesSchema = z
  .array(text)
  .refine((names) => hasNoRepeats(names.map(tagKey)), "must not repeat a topic");

// Addresses alone are read by npm run new, too.
export { httpsUrl, withoutTracking } from "./schemas/field-schemas.server.ts";

export type EpisodeInput = z.input<typeof episodeSchema>;
export type EpisodeContent = z.output<typeof episodeSchema>;
export type GuestInput = z.input<typeof guestSchema>;
export type GuestContent = z.output<typeof guestSchema>;
export type EventInput = z.input<typeof eventSchema>;
export type EventContent = z.output<typeof eventSchema>;
export type GameJamInput = z.input<typeof gameJamSchema>;
export type GameJamContent = z.output<typeof gameJamSchema>;
export type QuizInput = z.input<typeof quizSchema>;
export type QuizContent = z.output<typeof quizSchema>;
export type Question = z.output<typeof questionSchema>;
export type PresenterInput = z.input<typeof presenterSchema>;
export type Presenter = z.output<typeof presenterSchema>;
export type ProductInput = z.input<typeof productSchema>;
export type Product = z.output<typeof productSchema>;
export type SynonymsInput = z.input<typeof synonymsSchema>;
export type TopicNamesInput = z.input<typeof topicNamesSchema>;
export type MediaTextInput = z.input<typeof mediaTextSchema>;
export type MediaTexts = z.output<typeof mediaTextsSchema>;

function hasNoRepeats(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
