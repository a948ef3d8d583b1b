/**
 * Every content file, each validated by itself; what spans several files is checked where they are joined
 * (episodes.server.ts and its neighbours). Loading this module throws ContentError with the problems of all files.
 */
import { z } from "zod";

import gameJam from "#data/game-jam-2025.ts";
import hosts from "#data/hosts.ts";
import products from "#data/products.ts";
import synonyms from "#data/synonyms.ts";
import topicNames from "#data/topic-names.ts";

import { assertNoProblems } from "./content-error.server.ts";
import { describeStrayFiles, loadAll, loadCollection, loadFile } from "./load-collection.server.ts";
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
} from "./schemas.server.ts";
import { growth } from "./synthetic-content.server.ts";

const { growFolder } = growth;

const productsSchema = z
  .array(productSchema)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "two products have the same id");

export const collections = loadAll({
  episodes: () =>
    loadCollection(
      growFolder("episodes", import.meta.glob("#data/episodes/*.ts", { eager: true, import: "default" })),
      episodeSchema,
      "slug",
    ),
  quizzes: () =>
    loadCollection(
      growFolder("quizzes", import.meta.glob("#data/quizzes/*.ts", { eager: true, import: "default" })),
      quizSchema,
      "id",
    ),
  guests: () =>
    loadCollection(
      growFolder("guests", import.meta.glob("#data/guests/*.ts", { eager: true, import: "default" })),
      guestSchema,
      "id",
    ),
  events: () =>
    loadCollection(import.meta.glob("#data/events/*.ts", { eager: true, import: "default" }), eventSchema, "id"),
  gameJam: () => loadFile("data/game-jam-2025.ts", gameJam, gameJamSchema),
  hosts: () => loadFile("data/hosts.ts", hosts, z.array(hostSchema)),
  strayFiles: () =>
    assertNoProblems(["episodes", "quizzes", "guests", "events"].flatMap((name) => describeStrayFiles(`data/${name}`))),
  products: () => loadFile("data/products.ts", products, productsSchema),
  synonyms: () => loadFile("data/synonyms.ts", synonyms, synonymsSchema),
  topicNames: () => loadFile("data/topic-names.ts", topicNames, topicNamesSchema),
});
