import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { convert } from "xmlbuilder2";
import { countOf } from "#app/lib/words.ts";
import * as advice from "./checks/advice.server.ts";
import { type ContentReport, type Finding, isContentError, reportProblems, textOf } from "./content-error.server.ts";

/** Checks all content. Rejects only on errors outside the content. */
export async function checkContent(): Promise<ContentReport> {
  // Content modules throw on import if the content is broken, so the check imports them itself.
  const readers = await Promise.allSettled([
    import("./episodes.server.ts").then(({ listEpisodes }) => countOf(listEpisodes().length, "episode")),
    import("./guests.server.ts").then(({ listGuests }) => countOf(listGuests().length, "guest")),
    import("./quizzes.server.ts").then(({ listQuizzes }) => countOf(listQuizzes().length, "quiz", "quizzes")),
    import("./events.server.ts").then(({ listEvents }) => countOf(listEvents().length, "event")),
    import("./gallery.server.ts").then(async ({ listGalleryEntries }) =>
      countOf((await listGalleryEntries()).length, "picture"),
    ),
    import("./presenters.server.ts").then(({ presenters }) => countOf(presenters.length, "presenter")),
    import("./game-jam.server.ts").then(({ gameJam }) => gameJam.title),
    import("./topics.server.ts").then(({ listTopicPages }) => countOf(listTopicPages().length, "topic")),
  ]);
  const broken = readers.flatMap((reader) => (reader.status === "rejected" ? problemsOf(reader.reason) : []));
  const problems = [...broken, ...(await describeDrawings("public"))];
  // Removes duplicates, because readers that share a module throw the same problems.
  const different = new Map(problems.map((problem) => [textOf(problem), problem]));
  if (problems.length > 0) return reportProblems([...different.values()]);
  const summary = readers.flatMap((reader) => (reader.status === "fulfilled" ? [reader.value] : []));
  return { problems, summary, ...(await adviseOnAll()) };
}

/** Returns the rest of a report on content without problems. */
async function adviseOnAll(): Promise<Omit<ContentReport, "problems" | "summary">> {
  const { collections, draftFiles, draftProblems, leftOut } = await import("./loading/collections.server.ts");
  const episodes = await import("./episodes.server.ts");
  const quizzes = await import("./quizzes.server.ts");
  const guests = await import("./guests.server.ts");
  const events = await import("./events.server.ts");
  const all = episodes.listWholeEpisodes();
  const warnings = [draftProblems, ...[episodes, quizzes, guests, events].map((reader) => reader.draftProblems)].flat();
  const placeOf = ({ file, field }: Finding) => `${file}: ${field}`;
  const warned = new Set(warnings.map(placeOf));
  return {
    warnings,
    // Gives no advice on a field that already has a warning.
    advice: [
      ...advice.adviseOnEpisodes(all, collections.quizzes, collections.guests),
      ...advice.adviseOnQuizzes(collections.quizzes),
      ...advice.adviseOnGuests(collections.guests, all),
      ...advice.adviseOnEvents(collections.events),
    ].filter((one) => !warned.has(placeOf(one))),
    remarks: advice.remarkOnEpisodes(all),
    leftOut,
    drafts: [...draftFiles],
    names: [...all.map(({ guest }) => guest), ...collections.guests.map(({ name }) => name)],
  };
}

function problemsOf(failure: unknown): readonly Finding[] {
  if (isContentError(failure)) return failure.problems;
  throw failure;
}

const anything = /^/;

/**
 * Forbidden in SVGs. `name` and `held` match the name and the value of an element, an attribute ('@' before its name)
 * or a text node.
 */
const forbidden: readonly (readonly [name: RegExp, held: RegExp, reason: string])[] = [
  [/^(script|foreignObject|handler|listener|iframe|object|embed)$/i, anything, "must not be in an SVG"],
  [/^@(.*:)?on/i, anything, "must not be in an SVG, because it runs code"],
  // Animations can set attributes.
  [
    /^@(.*:)?attributeName$/i,
    /^\s*(.*:)?(href|src|on.*)$/i,
    "must not animate attributes that run code or point elsewhere",
  ],
  // Fragments and embedded images are fine.
  [
    /^@(?!xmlns:)(.*:)?(href|src)$/i,
    /^(?!\s*(#|data:image\/(png|jpeg|gif|webp|avif);))/i,
    "must not point outside of the SVG",
  ],
  [
    /^(?!@xmlns(:|$))/,
    /@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(png|jpeg|gif|webp|avif);)/i,
    "must not point outside of the SVG",
  ],
];

/**
 * Finds code and external URLs in a folder's SVGs. An SVG opened directly is a page of this site, so its code could
 * read the visitor's stored data.
 */
export async function describeDrawings(folder: string): Promise<Finding[]> {
  const files = globSync(`${folder}/**/*.[sS][vV][gG]`).toSorted();
  const problems = files.map(async (file) =>
    describeDrawing(await readFile(file, "utf8")).map((problem) => ({ file: file.replaceAll("\\", "/"), ...problem })),
  );
  return (await Promise.all(problems)).flat();
}

export function describeDrawing(text: string): Omit<Finding, "file">[] {
  if (!/[<:]svg/.test(text)) return [{ field: "(the whole file)", reason: "is not an SVG" }];
  // Entities can hide code, and processing instructions can load style sheets.
  const [hidden] = /<!(DOCTYPE|ENTITY)|<\?(?!xml\s)/i.exec(text) ?? [];
  if (hidden) return [{ field: hidden, reason: "must not be in an SVG" }];
  try {
    return partsOf("", convert(text, { format: "map" })).flatMap(([name, held]) => {
      const [, , reason] = forbidden.find(([names, values]) => names.test(name) && values.test(held)) ?? [];
      const field = /^\w/.test(name) ? `<${name}>` : name.replace("@", "");
      return reason === undefined ? [] : [{ field, reason }];
    });
  } catch (error) {
    return [{ field: "(the whole file)", reason: `cannot be read as XML: ${String(error)}` }];
  }
}

function partsOf(name: string, part: unknown): [name: string, held: string][] {
  if (Array.isArray(part)) return part.flatMap((each) => partsOf(name, each));
  if (!(part instanceof Map)) return [[name, String(part)]];
  return [[name, ""], ...[...part].flatMap(([inner, value]) => partsOf(String(inner), value))];
}
