import { isContentError } from "./content-error.server.ts";
import { describeDrawings } from "./drawings.server.ts";

export type ContentReport = {
  /** What is wrong, as `file: field: reason`. */
  problems: readonly string[];
  /** What was read, like '26 episodes'; empty when something is wrong. */
  summary: readonly string[];
  /** What could be better and stops no build, as `file: field: reason`. */
  advice: readonly string[];
};

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
  ]);
  const failures = readers.flatMap((reader) => (reader.status === "rejected" ? [reader.reason as unknown] : []));
  const stranger = failures.find((failure) => !isContentError(failure));
  if (stranger) throw stranger;
  const problems = [
    ...failures.flatMap((failure) => (isContentError(failure) ? failure.problems : [])),
    ...(await describeDrawings("public")),
  ];
  if (problems.length > 0) return { problems: [...new Set(problems)], summary: [], advice: [] };
  const summary = readers.flatMap((reader) => (reader.status === "fulfilled" ? [reader.value] : []));
  const { adviseOn } = await import("./quizzes.server.ts");
  return { problems, summary, advice: adviseOn() };
}

function count(items: readonly unknown[], singular: string, plural = `${singular}s`): string {
  return `${items.length} ${items.length === 1 ? singular : plural}`;
}
