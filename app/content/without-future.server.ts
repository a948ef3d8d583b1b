import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import { resolveEpisode } from "./guest-names.server.ts";
import type { EpisodeInput, GuestInput, QuizInput } from "./schemas.server.ts";

type All = { episodes: readonly EpisodeInput[]; quizzes: readonly QuizInput[]; guests: readonly GuestInput[] };

/** Leaves out episodes until their day in Tbilisi, with their quizzes and guests. `now` is an ISO instant. */
export function withoutFuture<Some extends All>(all: Some, now: string): Some {
  const future = all.episodes.filter(({ date }) => tbilisiDay(date) > tbilisiDay(now));
  return {
    ...all,
    episodes: all.episodes.filter((episode) => !future.includes(episode)),
    quizzes: all.quizzes.filter(({ episodeLink }) => !future.some(({ slug }) => episodeLink === `/episodes/${slug}`)),
    guests: all.guests.filter(({ episode }) => !resolveEpisode(episode, future)),
  };
}
