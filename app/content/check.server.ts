import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { convert } from "xmlbuilder2";
import { countOf } from "#app/lib/words.ts";
import * as advice from "./checks/advice.server.ts";
import { type ContentReport, type Finding, isContentError, reportProblems, textOf } from "./content-error.server.ts";

/** Reads all content with everything that joins it. Rejects only with what is no fault of the content. */
export async function checkContent(): Promise<ContentReport> {
  // Modules that read content throw when it is broken, so each is loaded here, at the moment of the check.
  const readers = await Promise.allSettled([
    import("./episodes.server.ts").then(({ listEpisodes }) => countOf(listEpisodes().length, "episode")),
    import("./guests.server.ts").then(({ listGuests }) => countOf(listGuests().length, "guest")),
    import("./quizzes.server.ts").then(({ listQuizzes }) => countOf(listQuizzes().length, "quiz", "quizzes")),
    import("./events.server.ts").then(({ listEvents }) => countOf(listEvents().length, "event")),
    import("./gallery.server.ts").then(async ({ listGalleryEntries }) =>
      countOf((await listGalleryEntries()).length, "picture"),
    ),
    import("./hosts.server.ts").then(({ allHosts }) => countOf(allHosts.length, "host")),
    import("./game-jam.server.ts").then(({ gameJam }) => gameJam.title),
    import("./topics.server.ts").then(({ listTopicPages }) => countOf(listTopicPages().length, "topic")),
  ]);
  const broken = readers.flatMap((reader) => (reader.status === "rejected" ? problemsOf(reader.reason) : []));
  const problems = [...broken, ...(await describeDrawings("public"))];
  // What one reader throws, those throw, too, that read what it reads.
  const different = new Map(problems.map((problem) => [textOf(problem), problem]));
  if (problems.length > 0) return reportProblems([...different.values()]);
  const summary = readers.flatMap((reader) => (reader.status === "fulfilled" ? [reader.value] : []));
  return { problems, summary, ...(await adviseOnAll()) };
}

/** Everything but problems: only content that can be read is worth it. */
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
    // What is missing in a draft could not be better.
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

/** What must not be in an SVG: elements, attributes (whose names begin with '@') and texts by their names, and by what they hold. */
const forbidden: readonly (readonly [name: RegExp, held: RegExp, reason: string])[] = [
  [/^(script|foreignObject|handler|listener|iframe|object|embed)$/i, anything, "must not be in a drawing"],
  [/^@(.*:)?on/i, anything, "must not be in a drawing: it runs code"],
  // An animation can set what the drawing itself does not have.
  [/^@(.*:)?attributeName$/i, /^\s*(.*:)?(href|src|on.*)$/i, "must not change what runs code or leads elsewhere"],
  // It may point to a part of itself, or to a picture that it brings along.
  [
    /^@(?!xmlns:)(.*:)?(href|src)$/i,
    /^(?!\s*(#|data:image\/(png|jpeg|gif|webp|avif);))/i,
    "is an address outside of the drawing",
  ],
  [
    /^(?!@xmlns(:|$))/,
    /@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(png|jpeg|gif|webp|avif);)/i,
    "has an address outside of the drawing",
  ],
];

/**
 * What SVG files in a folder hold besides drawings. One that is opened by itself is a page of the site: code in it could read
 * all that the visitor's browser keeps for us.
 */
export async function describeDrawings(folder: string): Promise<Finding[]> {
  const files = globSync(`${folder}/**/*.[sS][vV][gG]`).toSorted();
  const problems = files.map(async (file) =>
    describeDrawing(await readFile(file, "utf8")).map((problem) => ({ file: file.replaceAll("\\", "/"), ...problem })),
  );
  return (await Promise.all(problems)).flat();
}

/** What an SVG holds besides a drawing. */
export function describeDrawing(text: string): Omit<Finding, "file">[] {
  // A document type can hide anything behind a name, an instruction can fetch style sheets.
  const [hidden] = /<!(DOCTYPE|ENTITY)|<\?(?!xml\s)/i.exec(text) ?? [];
  if (hidden) return [{ field: hidden, reason: "must not be in a drawing" }];
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

/** All elements, attributes and texts, as the library names them. */
function partsOf(name: string, part: unknown): [name: string, held: string][] {
  if (Array.isArray(part)) return part.flatMap((each) => partsOf(name, each));
  if (!(part instanceof Map)) return [[name, String(part)]];
  return [[name, ""], ...[...part].flatMap(([inner, value]) => partsOf(String(inner), value))];
}
