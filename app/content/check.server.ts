import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { convert } from "xmlbuilder2";
import { countOf } from "#app/lib/words.ts";
import { type ContentReport, isContentError, reportProblems } from "./content-error.server.ts";

/** Reads all content with everything that joins it. Rejects only with what is no fault of the content. */
export async function checkContent(): Promise<ContentReport> {
  // Modules that read content throw when it is broken, so each is loaded here, at the moment of the check.
  const readers = await Promise.allSettled([
    import("./episodes.server.ts").then(({ listEpisodes }) => count(listEpisodes(), "episode")),
    import("./guests.server.ts").then(({ listGuests }) => count(listGuests(), "guest")),
    import("./quizzes.server.ts").then(({ listQuizzes }) => count(listQuizzes(), "quiz", "quizzes")),
    import("./events.server.ts").then(({ listEvents }) => count(listEvents(), "event")),
    import("./gallery.server.ts").then(async ({ listGalleryEntries }) => count(await listGalleryEntries(), "picture")),
    import("./hosts.server.ts").then(({ listHosts }) => count(listHosts(), "host")),
    import("./game-jam.server.ts").then(({ findGameJam }) => findGameJam().title),
    import("./topics.server.ts").then(({ listTopicPages }) => count(listTopicPages(), "topic")),
  ]);
  const failures = readers.flatMap((reader) => (reader.status === "rejected" ? [reader.reason as unknown] : []));
  const stranger = failures.find((failure) => !isContentError(failure));
  if (stranger) throw stranger;
  const problems = [
    ...failures.flatMap((failure) => (isContentError(failure) ? failure.problems : [])),
    ...(await describeDrawings("public")),
  ];
  if (problems.length > 0) return reportProblems([...new Set(problems)]);
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
  const advice = await import("./checks/advice.server.ts");
  const all = episodes.listWholeEpisodes();
  const warnings = [draftProblems, ...[episodes, quizzes, guests, events].map((reader) => reader.draftProblems)].flat();
  const placeOf = (line: string) => line.split(": ", 2).join(": ");
  const warned = new Set(warnings.map(placeOf));
  return {
    warnings,
    // What is missing in a draft could not be better.
    advice: [
      ...advice.adviseOnEpisodes(all, collections.quizzes, collections.guests),
      ...advice.adviseOnQuizzes(collections.quizzes),
      ...advice.adviseOnGuests(collections.guests),
      ...advice.adviseOnEvents(collections.events),
    ].filter((line) => !warned.has(placeOf(line))),
    remarks: advice.remarkOnEpisodes(all),
    leftOut,
    drafts: [...draftFiles],
    names: [...all.map(({ guest }) => guest), ...collections.guests.map(({ name }) => name)],
  };
}

function count(items: readonly unknown[], singular: string, plural?: string): string {
  return countOf(items.length, singular, plural);
}

/** Elements that run code, or that hold pages instead of drawings. */
const activeElement = /^(script|foreignObject|handler|listener|iframe|object|embed)$/i;

/** What an SVG of ours may point to: a part of itself, or a picture that it brings along. */
const ownAddress = /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);)/i;

/** What fetches something else from within styles. */
const foreignStyle = /@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(png|jpeg|gif|webp|avif);)/i;

/**
 * What SVG files in a folder hold besides drawings, as `file: place: reason`. One that is opened by itself is a page of the
 * site: code in it could read all that the visitor's browser keeps for us.
 */
export async function describeDrawings(folder: string): Promise<string[]> {
  const files = globSync("**/*.[sS][vV][gG]", { cwd: folder });
  const problems = files.toSorted().map(async (name) => {
    const text = await readFile(`${folder}/${name}`, "utf8");
    return describeDrawing(text).map((problem) => `${folder}/${name}: ${problem}`);
  });
  return (await Promise.all(problems)).flat();
}

/** What an SVG holds besides a drawing, as `place: reason`. */
export function describeDrawing(text: string): string[] {
  // A document type can hide anything behind a name, an instruction can fetch style sheets.
  const [hidden] = /<!(DOCTYPE|ENTITY)|<\?(?!xml\s)/i.exec(text) ?? [];
  if (hidden) return [`${hidden}: must not be in a drawing`];
  try {
    return describePart("(the whole file)", convert(text, { format: "map" }));
  } catch (error) {
    return [`(the whole file): cannot be read as XML: ${String(error)}`];
  }
}

/** An element, an attribute (whose name starts with '@') or a text, as the library reads them. */
function describePart(name: string, part: unknown): string[] {
  if (activeElement.test(name)) return [`<${name}>: must not be in a drawing`];
  if (Array.isArray(part)) return part.flatMap((each) => describePart(name, each));
  if (part instanceof Map) return [...part].flatMap(([inner, value]) => describePart(String(inner), value));
  return name.startsWith("@") ? describeAttribute(name.slice(1), String(part)) : describeStyle(name, String(part));
}

function describeAttribute(name: string, value: string): string[] {
  if (/^xmlns(:|$)/.test(name)) return [];
  const local = name.replace(/^.*:/, "");
  if (/^on/i.test(local)) return [`${name}: must not be in a drawing: it runs code`];
  // An animation can set what the drawing itself does not have.
  if (/^attributeName$/i.test(local) && /^(.*:)?(href|src|on.*)$/i.test(value.trim()))
    return [`${name}: must not change "${value}"`];
  const isForeign = /^(href|src)$/i.test(local) && !ownAddress.test(value);
  return isForeign ? [`${name}: "${value}" is an address outside of the drawing`] : describeStyle(name, value);
}

function describeStyle(name: string, value: string): string[] {
  return foreignStyle.test(value) ? [`${name}: has an address outside of the drawing`] : [];
}
