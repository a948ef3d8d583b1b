import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { topicName, topicPath } from "#app/content/topics.ts";
import { tbilisiDay } from "#app/lib/tbilisi-calendar.ts";
import type { Analytics, EpisodeStats } from "#app/store/analytics.ts";
import { listAchievements } from "./achievements.ts";

export type WrappedStats = ReturnType<typeof computeWrapped>;

const topTagCount = 3;

type Session = { episode: EpisodeSummary; stats: EpisodeStats };

/**
 * Sums up a visitor's listening. Ignores stats of missing episodes. Guests and tags with equally many plays keep the
 * order of the episode list.
 */
export function computeWrapped(episodeStats: Analytics["episodeStats"], episodes: readonly EpisodeSummary[]) {
  const sessions = episodes.flatMap((episode) => {
    const stats = episodeStats[episode.id];
    return stats ? [{ episode, stats }] : [];
  });
  const guests = rankByPlays(sessions, ({ guest }) => (guest ? [guest] : []));
  const topTags = rankByPlays(sessions, ({ tags }) => tags).slice(0, topTagCount);
  const tagInfo = Object.fromEntries(episodes.flatMap((episode) => Object.entries(episode.tagInfo)));
  const lastPlays = sessions.flatMap(({ stats }) => stats.lastPlayedAt ?? []);
  const episodesCompleted = sessions.filter(({ stats }) => stats.isCompleted).length;
  const totalPlayEvents = sessions.reduce((sum, { stats }) => sum + stats.playCount, 0);
  return {
    episodesCompleted,
    totalPlayEvents,
    mostListenedGuest: guests[0]?.name,
    favoriteEpisode: findFavorite(Object.keys(episodeStats), sessions),
    topTags: topTags.map(({ name: tag, plays }) => ({
      name: topicName(tag, tagInfo),
      to: topicPath(tag, tagInfo),
      plays,
    })),
    achievements: listAchievements({ episodesCompleted, totalPlayEvents, topTags: topTags.map(({ name }) => name) }),
    /** Distinct calendar days in Tbilisi of the episodes' last plays. */
    streakDays: new Set(lastPlays.map(tbilisiDay)).size,
  };
}

/**
 * Ranks names by the sum of their plays. Leaves out names without plays. The sort is stable, so ties keep the episodes'
 * order.
 */
function rankByPlays(sessions: readonly Session[], namesOf: (episode: EpisodeSummary) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const { episode, stats } of sessions) {
    for (const name of namesOf(episode)) counts.set(name, (counts.get(name) ?? 0) + stats.playCount);
  }
  return [...counts]
    .map(([name, plays]) => ({ name, plays }))
    .filter(({ plays }) => plays > 0)
    .toSorted((a, b) => b.plays - a.plays);
}

/** The first favorite in stored order, or else the episode completed last. */
function findFavorite(storedIds: readonly string[], sessions: readonly Session[]): EpisodeSummary | undefined {
  const inStoredOrder = storedIds.flatMap((id) => sessions.find(({ episode }) => episode.id === id) ?? []);
  const favorite = inStoredOrder.find(({ stats }) => stats.isFavorite);
  const timeOf = ({ stats: { completedAt = "" } }: Session) => Date.parse(completedAt) || 0;
  const completed = inStoredOrder.filter(({ stats }) => stats.isCompleted).toSorted((a, b) => timeOf(b) - timeOf(a));
  return (favorite ?? completed[0])?.episode;
}

/** The first earned achievement, or the default agreed with the client. */
export function topAchievementOf({ achievements }: Pick<WrappedStats, "achievements">): string {
  return achievements.find(({ isEarned }) => isEarned)?.name ?? "Getting started!";
}
