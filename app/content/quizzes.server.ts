import { hueOf } from "./cover-colors.ts";
import { type EpisodeSummary, findEpisode } from "./episodes.server.ts";
import { collections } from "./loading/collections.server.ts";
import type { QuizContent } from "./schemas.server.ts";

/** A quiz in lists and cards, without questions. `estimatedTime` is in minutes. */
export type QuizSummary = ReturnType<typeof summarize>;

export type Difficulty = QuizContent["difficulty"];

const episodePath = "/episodes/";
const fromEasyToHard: readonly Difficulty[] = ["easy", "medium", "hard"];

const quizzes = collections.quizzes.toSorted(
  (a, b) => dateOf(b) - dateOf(a) || fromEasyToHard.indexOf(a.difficulty) - fromEasyToHard.indexOf(b.difficulty),
);

const summaries = quizzes.map(summarize);
const byEpisode = Map.groupBy(summaries, ({ episodeLink = "" }) => episodeLink);

/** Newest episode first, then from easy to hard. Quizzes without an episode are last. */
export function listQuizzes(): readonly QuizSummary[] {
  return summaries;
}

/** From easy to hard. */
export function quizzesFor(slug: string): readonly QuizSummary[] {
  return byEpisode.get(episodePath + slug) ?? [];
}

export function findQuiz(id: string): QuizContent | undefined {
  return quizzes.find((quiz) => quiz.id === id);
}

export function findQuizSummary(id: string): QuizSummary | undefined {
  return summaries.find((quiz) => quiz.id === id);
}

function summarize({ questions, ...quiz }: QuizContent) {
  const episode = episodeOf(quiz);
  return {
    ...quiz,
    questionCount: questions.length,
    /** `name` is the guest or the subject; `hue` is the hue of the cover. */
    episode: episode && { number: episode.number, name: episode.guest || episode.subject, hue: hueOf(episode.tags) },
  };
}

function episodeOf({ episodeLink }: Pick<QuizContent, "episodeLink">): EpisodeSummary | undefined {
  return episodeLink?.startsWith(episodePath) ? findEpisode(episodeLink.slice(episodePath.length)) : undefined;
}

function dateOf(quiz: QuizContent): number {
  return Date.parse(episodeOf(quiz)?.date ?? "1970-01-01");
}
