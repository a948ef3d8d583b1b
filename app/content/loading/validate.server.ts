import { basename, dirname } from "node:path";
import { z } from "zod";
import type { Problem } from "#app/content/content-error.server.ts";
import * as schemas from "#app/content/schemas.server.ts";
import { describeConflicts, type ValidFields } from "./describe-conflicts.server.ts";
import { readGallery } from "./read-gallery.server.ts";
import type { Media } from "./read-media.server.ts";

/**
 * Validates each file by its schema, and all files together. `files` are the default exports of data/ by file, like
 * data/episodes/x.ts. Use the content only if there are no problems.
 */
export function validate(files: Readonly<Record<string, unknown>>, media: Media) {
  const problems: Problem[] = [];
  const ignored = new Set(Object.keys(files));

  function read<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    ignored.delete(file);
    const { data, error } = schema.safeParse(files[file]);
    problems.push(...(error?.issues ?? []).flatMap((issue) => describeIssue(file, issue)));
    // The cast is safe, because nothing uses the content if there are problems.
    return data as z.output<Schema>;
  }

  /** Reads a folder. The value of `nameField` must equal the file's name without `.ts`. */
  function readFolder<Schema extends z.ZodObject>(folder: string, schema: Schema, nameField: string) {
    const own = Object.keys(files).filter((file) => dirname(file) === `data/${folder}`);
    return own.toSorted().map((file) => {
      const [name, id] = [basename(file, ".ts"), fieldsOf(files[file])[nameField]];
      if (typeof id === "string" && id !== name) {
        const reason = `is "${id}", but the file is named "${name}"; make them equal`;
        problems.push({ file, field: nameField, reason });
      }
      return { item: read(file, schema), fields: validFieldsOf(file, schema, files[file]) };
    });
  }

  function readMemes(file: string, folder: string) {
    const rows = Object.keys(fieldsOf(files[file]));
    const { memes, problems: galleryProblems } = readGallery(
      folder,
      file,
      rows,
      read(file, schemas.mediaTextsSchema),
      media,
    );
    problems.push(...galleryProblems);
    return memes;
  }

  const episodes = readFolder("episodes", schemas.episodeSchema, "slug");
  const quizzes = readFolder("quizzes", schemas.quizSchema, "id");
  const guests = readFolder("guests", schemas.guestSchema, "id");
  const events = readFolder("events", schemas.eventSchema, "id");
  const content = {
    episodes: episodes.map(({ item }) => item),
    quizzes: quizzes.map(({ item }) => item),
    guests: guests.map(({ item }) => item),
    events: events.map(({ item }) => item),
    galleries: {
      memes: readMemes("data/memes.ts", "/memes"),
      gameJam: readMemes("data/game-jam-gallery.ts", "/game-jam-2025"),
    },
    gameJam: read("data/game-jam-2025.ts", schemas.gameJamSchema),
    presenters: read("data/presenters.ts", z.array(schemas.presenterSchema)),
    products: read("data/products.ts", schemas.productsSchema),
    synonyms: read("data/synonyms.ts", schemas.synonymsSchema),
    topicNames: read("data/topic-names.ts", schemas.topicNamesSchema),
  };
  const validContent = {
    episodes: episodes.map(({ fields }) => fields),
    quizzes: quizzes.map(({ fields }) => fields),
    guests: guests.map(({ fields }) => fields),
    events: events.map(({ fields }) => fields),
    gameJam: validFieldsOf("data/game-jam-2025.ts", schemas.gameJamSchema, files["data/game-jam-2025.ts"]),
    presenters: content.presenters,
  };
  problems.push(...describeConflicts(validContent, media));
  problems.push(
    ...[...ignored].map((file) => ({ file, reason: "is in a folder that no page reads; move or delete it" })),
  );
  return { content, problems };
}

/** Returns the fields of a value, or none if it is not an object. */
function fieldsOf(value: unknown): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).catch({}).parse(value);
}

/** Returns the fields that fit the schema. Checks of several files use them, although another field may be wrong. */
function validFieldsOf<Schema extends z.ZodObject>(
  file: string,
  schema: Schema,
  value: unknown,
): ValidFields<z.output<Schema>> {
  const fields = fieldsOf(value);
  const fitting = Object.entries(schema.shape).flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, fields[name]);
    return success ? [[name, data] as const] : [];
  });
  // The cast is safe, because each field fits its schema.
  return { ...(Object.fromEntries(fitting) as Partial<z.output<Schema>>), file };
}

function describeIssue(file: string, issue: z.core.$ZodIssue): Problem[] {
  const fieldAt = (path: readonly PropertyKey[]) => z.core.toDotPath(path) || undefined;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ file, field: fieldAt([...issue.path, key]), reason: "is an unknown field" }));
  const isWhole = issue.path.length === 0 && issue.code === "invalid_type";
  const reason = issue.message
    .replace(/^Invalid input: (.*), received undefined$/, "is missing ($1)")
    .replace(/^Too (?:big|small): expected \w+ to (be|have) /, "must $1 ")
    .replace(" <=", " at most ")
    .replace(" >=", " at least ");
  return [{ file, field: fieldAt(issue.path), reason: isWhole ? "must have export default { … }" : reason }];
}
