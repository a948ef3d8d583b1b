/**
 * What would make the content better and stops nothing, as `file: field: reason`: for the end of the check, and for the bar
 * on an episode's page while developing.
 */
import type { Episode } from "#app/content/episodes.server.ts";
import { findLikeName } from "#app/content/guest-names.server.ts";
import type { GuestContent, QuizContent } from "#app/content/schemas.server.ts";
import { isSpeltLike } from "#app/search/match-word.ts";
import { foldCase } from "#app/search/substring-index.ts";

/** Search engines cut what is longer. */
const longestDescription = 160;
/** A longer label is three lines on a phone. */
const longestLabel = 60;
/** So much of a text is quoted. */
const quoted = 40;

export function adviseOnEpisodes(
  episodes: readonly Episode[],
  quizzes: readonly QuizContent[],
  guests: readonly Pick<GuestContent, "name">[],
): string[] {
  const names = guests.map(({ name }) => name);
  const uses = countTags(episodes);
  const linked = new Set(quizzes.map(({ episodeLink }) => episodeLink));
  return episodes.flatMap(({ slug, guest, description, chapters, tags }) => {
    const likeName = findLikeName(guest, names);
    const labels = chapters.filter(({ label }) => label.length > longestLabel);
    const twins = tags.flatMap((tag) => {
      const twin = findTwin(tag, uses);
      return twin ? [`tags: no other episode has "${tag}": is it "${twin}"?`] : [];
    });
    const advice = [
      ...describeLength("description", description),
      ...(labels[0] ? [`fullDescription: ${describeLabels(labels[0].label, labels.length)}`] : []),
      ...(linked.has(`/episodes/${slug}`) ? [] : [`(quiz): no quiz has the episodeLink "/episodes/${slug}"`]),
      ...twins,
      ...(likeName ? [`guest: nobody in data/guests is named "${guest}": is it "${likeName}"?`] : []),
    ];
    return advice.map((line) => `data/episodes/${slug}.ts: ${line}`);
  });
}

/** What is worth knowing of an episode and is not always worth changing: told on its page alone. */
export function remarkOnEpisodes(episodes: readonly Episode[]): string[] {
  const uses = countTags(episodes);
  return episodes.flatMap(({ slug, chapters, tags }) => {
    const rare = tags
      .filter((tag) => uses.get(tag) === 1 && !findTwin(tag, uses))
      .map((tag) => `tags: no other episode has "${tag}"`);
    const remarks = [...(chapters.length > 0 ? [] : ["fullDescription: has no chapters"]), ...rare];
    return remarks.map((line) => `data/episodes/${slug}.ts: ${line}`);
  });
}

export function adviseOnQuizzes(quizzes: readonly QuizContent[]): string[] {
  const asked = Map.groupBy(
    quizzes.flatMap(({ id, questions }) => questions.map(({ question }) => ({ id, key: foldCase(question.trim()) }))),
    ({ key }) => key,
  );
  return quizzes.flatMap(({ id, description, questions }) => {
    const repeats = questions.flatMap(({ question }, place) => {
      const other = question.trim() && asked.get(foldCase(question.trim()))?.find((same) => same.id !== id);
      return other ? [`questions.${place}.question: data/quizzes/${other.id}.ts asks the same`] : [];
    });
    const longest = questions.filter(isRightTheLongest).length;
    const advice = [
      ...describeLength("description", description),
      ...(longest > questions.length / 2
        ? [`questions: the right option is the longest in ${longest} of ${questions.length}`]
        : []),
      ...repeats,
      ...questions.flatMap(({ explanation }, place) =>
        explanation ? [] : [`questions.${place}.explanation: say why the right option is right`],
      ),
    ];
    return advice.map((line) => `data/quizzes/${id}.ts: ${line}`);
  });
}

export function adviseOnGuests(guests: readonly GuestContent[]): string[] {
  return guests.flatMap(({ id, bio, linkedin, links }) => {
    const advice = [
      ...describeLength("bio", bio),
      ...(linkedin || links.length > 0 ? [] : ["links: has neither linkedin nor another link"]),
    ];
    return advice.map((line) => `data/guests/${id}.ts: ${line}`);
  });
}

export function adviseOnEvents(events: readonly { id: string; shortDescription: string }[]): string[] {
  return events.flatMap(({ id, shortDescription }) =>
    describeLength("shortDescription", shortDescription).map((line) => `data/events/${id}.ts: ${line}`),
  );
}

/** Another tag that one of a single episode looks like. */
function findTwin(tag: string, uses: ReadonlyMap<string, number>): string | undefined {
  return uses.get(tag) === 1 ? [...uses.keys()].find((other) => other !== tag && isSpeltLike(tag, other)) : undefined;
}

function describeLength(field: string, text: string): string[] {
  if (text.length <= longestDescription) return [];
  return [`${field}: is ${text.length} characters long: search engines cut it at ${longestDescription}`];
}

function describeLabels(first: string, count: number): string {
  const others = count > 1 ? `, and ${count - 1} more` : "";
  return `the chapter "${first.slice(0, quoted)}…" is ${first.length} characters long, over ${longestLabel}${others}`;
}

function isRightTheLongest({ options, correctAnswerIndex }: QuizContent["questions"][number]): boolean {
  const right = options[correctAnswerIndex]?.length ?? 0;
  return options.every(({ length }, place) => place === correctAnswerIndex || length < right);
}

function countTags(episodes: readonly Episode[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const tag of episodes.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  return uses;
}
