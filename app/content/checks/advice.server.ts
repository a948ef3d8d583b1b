/** Advice that never fails a build. `npm run check` prints it, and pages show it during development. */
import type { Finding } from "#app/content/content-error.server.ts";
import type { Episode } from "#app/content/episodes.server.ts";
import { findLikeName, isSameName, resolveEpisode } from "#app/content/guest-names.server.ts";
import type { GuestContent, QuizContent } from "#app/content/schemas.server.ts";
import { countEach } from "#app/lib/words.ts";
import { isSpeltLike } from "#app/search/query.ts";
import { foldCase } from "#app/search/substring-index.ts";

/** Maximum length in characters. Search engines cut longer descriptions. */
const longestDescription = 160;
/** A longer label takes three lines on a phone. */
const longestLabel = 60;
const quoted = 40;

export function adviseOnEpisodes(
  episodes: readonly Episode[],
  quizzes: readonly QuizContent[],
  guests: readonly Pick<GuestContent, "name">[],
): Finding[] {
  const names = guests.map(({ name }) => name);
  const uses = countTags(episodes);
  const linked = new Set(quizzes.map(({ episodeLink }) => episodeLink));
  return episodes.flatMap(({ slug, guest, description, chapters, tags }) => {
    const likeName = findLikeName(guest, names);
    const labels = chapters.filter(({ label }) => label.length > longestLabel);
    const twins = tags.map((tag) => {
      const twin = findTwin(tag, uses);
      return twin && { field: "tags", reason: `no other episode has "${tag}"; did you mean "${twin}"?` };
    });
    const page = `/episodes/${slug}`;
    return inFile(`data${page}.ts`, [
      describeLength("description", description),
      labels[0] && { field: "fullDescription", reason: describeLabels(labels[0].label, labels.length) },
      !linked.has(page) && {
        field: "(quiz)",
        reason: `no quiz has the episodeLink "${page}"; make one with npm run new -- quiz`,
      },
      ...twins,
      likeName && { field: "guest", reason: `data/guests has no "${guest}"; did you mean "${likeName}"?` },
    ]);
  });
}

/** Returns facts that need no change. Only pages show them, during development. */
export function remarkOnEpisodes(episodes: readonly Episode[]): Finding[] {
  const uses = countTags(episodes);
  return episodes.flatMap(({ slug, chapters, tags }) => {
    const rare = tags
      .filter((tag) => uses.get(tag) === 1 && !findTwin(tag, uses))
      .map((tag) => ({ field: "tags", reason: `no other episode has "${tag}"` }));
    return inFile(`data/episodes/${slug}.ts`, [
      chapters.length === 0 && { field: "fullDescription", reason: "has no chapters" },
      ...rare,
    ]);
  });
}

export function adviseOnQuizzes(quizzes: readonly QuizContent[]): Finding[] {
  const asked = Map.groupBy(
    quizzes.flatMap(({ id, questions }) => questions.map(({ question }) => ({ id, key: foldCase(question.trim()) }))),
    ({ key }) => key,
  );
  return quizzes.flatMap(({ id, description, questions }) => {
    const repeats = questions.map(({ question }, place) => {
      const other = question.trim() && asked.get(foldCase(question.trim()))?.find((same) => same.id !== id);
      return (
        other && {
          field: `questions.${place}.question`,
          reason: `repeats a question of data/quizzes/${other.id}.ts; ask something else`,
        }
      );
    });
    const longest = questions.filter(isRightTheLongest).length;
    const reason = `the correct option is the longest in ${longest} of ${questions.length}; lengthen wrong options`;
    const unexplained = questions.map(({ explanation }, place) => {
      return (
        !explanation && {
          field: `questions.${place}.explanation`,
          reason: "is missing; say why the correct option is correct",
        }
      );
    });
    return inFile(`data/quizzes/${id}.ts`, [
      describeLength("description", description),
      longest > questions.length / 2 && { field: "questions", reason },
      ...repeats,
      ...unexplained,
    ]);
  });
}

export function adviseOnGuests(guests: readonly GuestContent[], episodes: readonly Episode[]): Finding[] {
  return guests.flatMap(({ id, name, bio, linkedin, links, episode: field }) => {
    const episode = resolveEpisode(field, episodes);
    const owner = guests.find((other) => isSameName(other.name, episode?.guest ?? ""));
    const twin = guests.find((other) => other.id !== id && isSameName(other.name, name));
    return inFile(`data/guests/${id}.ts`, [
      owner &&
        !isSameName(owner.name, name) && {
          field: "episode",
          reason: `belongs to data/guests/${owner.id}.ts; name this guest's own`,
        },
      twin && { field: "name", reason: `is also the name in data/guests/${twin.id}.ts; keep one file` },
      describeLength("bio", bio),
      !linkedin && links.length === 0 && { field: "links", reason: "is empty, and so is linkedin; add a profile" },
    ]);
  });
}

export function adviseOnEvents(events: readonly { id: string; shortDescription: string }[]): Finding[] {
  return events.flatMap(({ id, shortDescription }) =>
    inFile(`data/events/${id}.ts`, [describeLength("shortDescription", shortDescription)]),
  );
}

/** Returns a similar tag if only one episode has this tag. */
function findTwin(tag: string, uses: ReadonlyMap<string, number>): string | undefined {
  return uses.get(tag) === 1 ? [...uses.keys()].find((other) => other !== tag && isSpeltLike(tag, other)) : undefined;
}

function inFile(file: string, found: readonly (Omit<Finding, "file"> | false | "" | undefined)[]): Finding[] {
  return found.flatMap((one) => (one ? { file, ...one } : []));
}

function describeLength(field: string, { length }: string) {
  const reason = `is ${length} characters long; search engines cut it at ${longestDescription}`;
  return length > longestDescription && { field, reason };
}

function describeLabels(first: string, count: number): string {
  const others = count > 1 ? ` (${count - 1} more are too long)` : "";
  return `the chapter "${first.slice(0, quoted)}…" is ${first.length} characters long; use at most ${longestLabel}${others}`;
}

function isRightTheLongest({ options, correctAnswerIndex }: QuizContent["questions"][number]): boolean {
  const right = options[correctAnswerIndex]?.length ?? 0;
  return options.every(({ length }, place) => place === correctAnswerIndex || length < right);
}

function countTags(episodes: readonly Episode[]): Map<string, number> {
  return new Map(countEach(episodes.flatMap(({ tags }) => tags)));
}
