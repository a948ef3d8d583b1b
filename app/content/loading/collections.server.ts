/**
 * Every content file, each validated by itself; what spans several files is checked where they are joined
 * (episodes.server.ts and its neighbours). Loading this module throws ContentError with the problems of all files. Only
 * development and the check see drafts and episodes of days to come.
 */
import { z } from "zod";
import { assertNoProblems } from "#app/content/content-error.server.ts";
import {
  emptyEpisode,
  emptyEvent,
  emptyGuest,
  emptyQuiz,
  listDraftFiles,
  withoutUnpublished,
} from "#app/content/drafts.server.ts";
import {
  describeStrayEntries,
  describeStrayFiles,
  loadAll,
  loadCollection,
  loadFile,
} from "#app/content/load-collection.server.ts";
import {
  episodeSchema,
  eventSchema,
  gameJamSchema,
  guestSchema,
  hostSchema,
  productSchema,
  quizSchema,
  synonymsSchema,
  topicNamesSchema,
} from "#app/content/schemas.server.ts";
import gameJam from "#data/game-jam-2025.ts";
import hosts from "#data/hosts.ts";
import products from "#data/products.ts";
import synonyms from "#data/synonyms.ts";
import topicNames from "#data/topic-names.ts";
import { growth } from "./synthetic-content.server.ts";

const productsSchema = z
  .array(productSchema)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "two products have the same id");

/** What is wrong with drafts by themselves, as `file: field: reason`. */
export const draftProblems: string[] = [];

const files = {
  episodes: import.meta.glob("#data/episodes/*.ts", { eager: true, import: "default" }),
  quizzes: import.meta.glob("#data/quizzes/*.ts", { eager: true, import: "default" }),
  guests: import.meta.glob("#data/guests/*.ts", { eager: true, import: "default" }),
  events: import.meta.glob("#data/events/*.ts", { eager: true, import: "default" }),
};

/** The files of data/ itself. */
const singleFiles = [
  "game-jam-2025.ts",
  "game-jam-gallery.ts",
  "hosts.ts",
  "memes.ts",
  "products.ts",
  "synonyms.ts",
  "topic-names.ts",
];

/** Reads a folder; `fill` says what stands in for what a draft lacks. */
function load<Schema extends z.ZodType<Record<string, unknown>>>(
  folder: keyof typeof files,
  schema: Schema,
  nameField: keyof z.output<Schema> & string,
  fill: (name: string) => object,
) {
  const warn = (problem: string) => void draftProblems.push(problem);
  const modules = growth ? growth.growFolder(folder, files[folder]) : files[folder];
  return loadCollection(modules, schema, nameField, { fill, warn });
}

const all = loadAll({
  episodes: () => load("episodes", episodeSchema, "slug", emptyEpisode),
  quizzes: () => load("quizzes", quizSchema, "id", emptyQuiz),
  guests: () => load("guests", guestSchema, "id", emptyGuest),
  events: () => load("events", eventSchema, "id", emptyEvent),
  gameJam: () => loadFile("data/game-jam-2025.ts", gameJam, gameJamSchema),
  hosts: () => loadFile("data/hosts.ts", hosts, z.array(hostSchema)),
  strayFiles: () =>
    assertNoProblems([
      ...describeStrayEntries([...Object.keys(files), ...singleFiles]),
      ...Object.keys(files).flatMap((folder) => describeStrayFiles(`data/${folder}`)),
    ]),
  products: () => loadFile("data/products.ts", products, productsSchema),
  synonyms: () => loadFile("data/synonyms.ts", synonyms, synonymsSchema),
  topicNames: () => loadFile("data/topic-names.ts", topicNames, topicNamesSchema),
});

const { published, leftOut } = withoutUnpublished(all, process.env["BUILD_TIME"] ?? new Date().toISOString());

/** What a build leaves out, as `file: reason`. */
export { leftOut };

/** The files of all drafts. */
export const draftFiles: ReadonlySet<string> = listDraftFiles(all);

/** The check has this mode, too, whatever NODE_ENV says. */
export const collections = import.meta.env.MODE === "development" ? all : { ...all, ...published };
