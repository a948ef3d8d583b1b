import { countOf } from "#app/lib/words.ts";
import { describeDrawings } from "./checks/drawings.server.ts";
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
