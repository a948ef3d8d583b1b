/**
 * Reads every content file and validates each separately. The modules that join files (episodes.server.ts and others)
 * check the rest. Throws ContentError on import. Only development and the check include drafts and future episodes.
 */
import { z } from "zod";
import { blankContent } from "#app/content/blank-content.server.ts";
import { assertNoProblems, type Finding } from "#app/content/content-error.server.ts";
import { listDraftFiles, withoutUnpublished } from "#app/content/drafts.server.ts";
import {
  describeIssues,
  describeStrayEntries,
  describeStrayFiles,
  loadCollection,
} from "#app/content/load-collection.server.ts";
import * as schemas from "#app/content/schemas.server.ts";

const problems: Finding[] = [];

/** Problems of single drafts. */
export const draftProblems: Finding[] = [];

const read: string[] = [];

const folders = {
  episodes: import.meta.glob("#data/episodes/*.ts", { eager: true, import: "default" }),
  quizzes: import.meta.glob("#data/quizzes/*.ts", { eager: true, import: "default" }),
  guests: import.meta.glob("#data/guests/*.ts", { eager: true, import: "default" }),
  events: import.meta.glob("#data/events/*.ts", { eager: true, import: "default" }),
};

const files = Object.entries(import.meta.glob("#data/*.ts", { eager: true, import: "default" }));

function readFolder<Schema extends z.ZodType<Record<string, unknown>>>(
  folder: keyof typeof folders,
  schema: Schema,
  nameField: keyof z.output<Schema> & string,
) {
  const loaded = loadCollection(folders[folder], schema, nameField, blankContent[folder]);
  problems.push(...loaded.problems, ...describeStrayFiles(`data/${folder}`));
  draftProblems.push(...loaded.draftProblems);
  read.push(folder);
  return loaded.items;
}

function readFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const [, value] = files.find(([path]) => path.endsWith(`/${name}`)) ?? [];
  const { data, error } = schema.safeParse(value);
  problems.push(...describeIssues(`data/${name}`, error?.issues ?? []));
  read.push(name);
  // The cast is safe: the module throws all problems before anything reads the data.
  return data as z.output<Schema>;
}

const all = {
  episodes: readFolder("episodes", schemas.episodeSchema, "slug"),
  quizzes: readFolder("quizzes", schemas.quizSchema, "id"),
  guests: readFolder("guests", schemas.guestSchema, "id"),
  events: readFolder("events", schemas.eventSchema, "id"),
  gameJam: readFile("game-jam-2025.ts", schemas.gameJamSchema),
  gameJamGallery: readFile("game-jam-gallery.ts", schemas.mediaTextsSchema),
  memes: readFile("memes.ts", schemas.mediaTextsSchema),
  presenters: readFile("presenters.ts", z.array(schemas.presenterSchema)),
  products: readFile("products.ts", schemas.productsSchema),
  synonyms: readFile("synonyms.ts", schemas.synonymsSchema),
  topicNames: readFile("topic-names.ts", schemas.topicNamesSchema),
};

assertNoProblems([...problems, ...describeStrayEntries(read)]);

const { published, leftOut } = withoutUnpublished(all, process.env["BUILD_TIME"] ?? new Date().toISOString());

export { leftOut };

export const draftFiles: ReadonlySet<string> = listDraftFiles(all);

/** `npm run check` also runs in development mode, regardless of NODE_ENV. */
export const collections = import.meta.env.MODE === "development" ? all : { ...all, ...published };
