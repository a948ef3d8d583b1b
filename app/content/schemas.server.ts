/** The schema of every content file. A wrong or unknown field stops the build (loading/validate.server.ts). */
import { z } from "zod";
import { tagKey } from "#app/search/query.ts";
import { showNotes } from "./episode-texts.server.ts";
import { quizCategories } from "./quiz-categories.ts";
import {
  episodeLinks,
  guestLinks,
  hasNoRepeats,
  httpsUrl,
  latinText,
  prose,
  refuseCharacters,
  text,
  youtubeUrl,
} from "./schemas/field-schemas.server.ts";

/** Dates before the podcast's first month or more than a year ahead are typos. */
const begin = Date.parse("2024-10-01T00:00:00Z");
const farthest = 366 * 24 * 60 * 60 * 1000;
const isoInstant = z.iso
  .datetime({ message: "must be an ISO instant in UTC, like 2025-07-05T10:00:00Z", abort: true })
  .refine((date) => Date.parse(date) >= begin, "must not be before October 2024, when the podcast began")
  .refine((date) => Date.parse(date) <= Date.now() + farthest, "must be at most a year ahead");
const kebabCase = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
const pageName = kebabCase.refine(
  (name) => name !== "index",
  "must not be index, because web servers serve that name as the folder's page",
);
const youtubeId = z.string().regex(/^[\w-]{11}$/, "must be the 11 characters of a YouTube video id");
const fileName = z.string().regex(/^[\w-]+\.\w+$/, {
  message: "must be a file name of Latin letters, digits, - and _ with one extension, without folders",
  abort: true,
});
const tag = z
  .string()
  .normalize()
  .regex(/^\S+( \S+)*$/, "must be words separated by single spaces")
  .refine((words) => words === words.toLowerCase(), "must be lower case")
  // The lookalikes of Latin letters would make a second topic with the same name.
  .refine((words) => !/\p{sc=Latin}[\p{L}--\p{sc=Latin}]|[\p{L}--\p{sc=Latin}]\p{sc=Latin}/v.test(words), {
    message: "must not mix the letters of two scripts in a word",
    abort: true,
  })
  .superRefine(refuseCharacters);

export const episodeSchema = z.strictObject({
  /** Key of the visitors' listening stats. Equals youtubeId. Never change it after publication. */
  id: youtubeId,
  /** The episode's number, as in the title. */
  number: z.int().positive(),
  /** The full title, as on YouTube. Lists take the subject from it. */
  title: text,
  /** Two or three sentences for cards and search results. */
  description: text.max(500),
  /** The time of publication. Builds before that day leave the episode out. */
  date: isoInstant,
  /** Minutes. */
  duration: z.int().positive().max(480, "must be in minutes, at most 480; did you enter seconds?"),
  /** Lower case, spelled as on other episodes. `topic-names.ts` has the names that are shown differently (AI, iOS). */
  tags: z.array(tag).min(2).max(8).refine(hasNoRepeats, "must not repeat a tag"),
  /** The file's name and the last part of the page's URL. Never change it after publication. */
  slug: pageName,
  /** The video's id. */
  youtubeId,
  /** Empty for episodes without a guest. */
  guest: latinText,
  /** The number of Discord members in the video's description ("270+" is 270). */
  discordMembersQuoted: z.int().positive().optional(),
  /** Show notes: paragraphs split by blank lines; chapter lines are `m:ss label` or `h:mm:ss label`. */
  fullDescription: showNotes,
  /** Our own note with background for listeners, not from the episode. Paragraphs split by blank lines. */
  beforeListening: prose.optional(),
  /** Further reading, in three groups. */
  links: episodeLinks,
});

export const questionSchema = z.strictObject({
  /** `q1`, `q2` …: key of the visitors' answers. Never change it after publication. */
  id: kebabCase,
  /** The question. */
  question: text,
  /** Make wrong options as long and as careful as the correct one. */
  options: z
    .array(text)
    .length(4, "must be exactly 4 options")
    .refine((options) => hasNoRepeats(options.map((option) => option.toLowerCase())), "must not repeat an option"),
  /** Index of the correct option, from 0. The quiz shuffles the options. */
  correctAnswerIndex: z.int().min(0).max(3),
  /** Why the correct option is correct. Shown after the answer. */
  explanation: text.optional(),
});

export const quizSchema = z.strictObject({
  /** Equals the file's name. Key of the visitors' scores. Never change it after publication. */
  id: pageName.refine((id) => id !== "review", 'must not be "review": /quizzes/review is a page of its own'),
  /** The title on the quiz card. */
  title: text,
  /** One or two sentences on what it asks about. */
  description: text.max(300),
  /** From `app/content/quiz-categories.ts`. The card shows the first two. */
  categories: z.array(z.enum(quizCategories)).min(1).refine(hasNoRepeats, "must not repeat a category"),
  /** Sorts an episode's quizzes. */
  difficulty: z.enum(["easy", "medium", "hard"]),
  /** Its episode, `/episodes/<slug>`, or a page elsewhere to recommend after the quiz. */
  episodeLink: z
    .string()
    .refine(
      (link) => /^\/episodes\/[a-z0-9-]+$/.test(link) || httpsUrl.safeParse(link).success,
      "must be /episodes/<slug>, or a full https:// URL",
    )
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
  /** A file in public/presenters/. Without one the page shows a monogram. */
  image: fileName.optional(),
});

export const guestSchema = z.strictObject({
  /** The file's name and the last part of the page's URL. */
  id: pageName,
  /** Position in the list of guests, from 1. */
  order: z.int().positive(),
  /** The name in Latin letters, with a nickname in brackets. */
  name: latinText.min(1, "must not be empty"),
  /** What the guest does and where, in their own words. Leave it out if unknown. */
  title: text.optional(),
  /** One sentence for cards and search results. */
  bio: text.max(300),
  /** Paragraphs split by blank lines. */
  description: prose,
  /** A file in public/guests/. Without one the page shows a monogram. */
  image: fileName.optional(),
  /** The guest's episode: 'Episode #18', its full title, or its title and video. */
  episode: z.union([text, z.strictObject({ title: text, youtubeId })], {
    error: `must be "Episode #7", the episode's full title, or { title, youtubeId }`,
  }),
  /** The guest's topics, words joined by hyphens. */
  tags: z.array(text).min(1).refine(hasNoRepeats, "must not repeat a tag"),
  /** A few words on the conversation. */
  tagline: text,
  /** The guest's own words. */
  quote: text.optional(),
  /** Any YouTube URL of that episode's video. */
  youtubeUrl,
  /** The profile on LinkedIn. */
  linkedin: httpsUrl.optional(),
  /** The guest's other pages: X, GitHub, Medium, … */
  links: guestLinks,
  /** An image in public/easter-eggs/. The guest's page hides it as an Easter egg. */
  easterEgg: fileName.optional(),
});

export const eventSchema = z.strictObject({
  /** The file's name and the last part of the page's URL. */
  id: pageName,
  /** The title. */
  title: text,
  /** One or two sentences for cards and search results. */
  shortDescription: text.max(300),
  /** Paragraphs split by blank lines. A first line without a period is a heading. */
  fullDescription: prose,
  /** The start. */
  date: isoInstant,
  /** Duration in hours, at most a week. Sets the end in calendars, and when the event counts as past. */
  durationHours: z
    .number()
    .positive()
    .max(7 * 24, "must be in hours, at most 168; did you enter minutes?"),
  location: text,
  type: z.enum(["Meetup", "Livestream", "Guest Session", "Workshop", "Conference", "Game Jam"]),
  /** A file in public/events/ of at least 1200×630. Shared links show it, too. */
  image: fileName.regex(/\.(webp|png|jpg)$/, "must be a webp, png or jpg, because sharing sites show no other type"),
  /** `true` features the event in the list. */
  featured: z.boolean(),
  /** The page has a button for each. */
  links: z.strictObject({
    rsvp: httpsUrl.optional(),
    /** Any YouTube URL of the recording. */
    youtube: youtubeUrl.optional(),
    slides: httpsUrl.optional(),
    blog: httpsUrl.optional(),
    notion: httpsUrl.optional(),
  }),
  /** Raise it by 1 with each change of date, duration or location, so that subscribed calendars take the change. */
  revision: z.int().nonnegative().optional(),
  /** `true` marks the event as canceled on its page and in calendars. Raise `revision`, too. */
  // Spelled as iCalendar and schema.org spell it.
  cancelled: z.boolean().optional(),
});

const phaseText = z.strictObject({ heading: text, text: prose });

export const gameJamSchema = z.strictObject({
  /** The event in data/events/ that defines the date and duration. */
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
    /** Says that the account is an example. */
    exampleNotice: text,
    recipient: text,
    iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, "must be an IBAN without spaces"),
    reference: text,
  }),
});

export const productSchema = z.strictObject({
  /** Each has a drawing in features/shop/drawings; add one for a new product. */
  id: z.enum(["hoodie", "t-shirt", "mug", "sticker-pack", "notebook", "cap"]),
  name: text,
  /** Whole dollars. */
  price: z.int().positive(),
  description: text,
});

export const productsSchema = z
  .array(productSchema)
  .refine((all) => hasNoRepeats(all.map(({ id }) => id)), "must not repeat a product id");

/** The Georgian texts of an image or clip. */
const mediaTextSchema = z.strictObject({
  /** The alternative text, for people who cannot see it. */
  alt: text.max(300),
  /** The joke in one line, without a period at the end. */
  caption: text.max(120).refine((line) => !line.endsWith("."), "must not end with a period"),
});

/** By file name with extension. */
export const mediaTextsSchema = z.record(z.string(), mediaTextSchema);

/** Each row lists words and phrases with one meaning. A search for any of them finds the others, too. */
export const synonymsSchema = z.array(z.array(text).min(2).refine(hasNoRepeats, "must not repeat a word"));

/** Names of topics that differ from their lower-case tags. */
export const topicNamesSchema = z
  .array(text)
  .refine((names) => hasNoRepeats(names.map(tagKey)), "must not repeat a topic");

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
