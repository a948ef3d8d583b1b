import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { tbilisiDay } from "#app/lib/dates.ts";
import type { Analytics, EpisodeStats } from "#app/store/analytics.ts";
import { listAchievements } from "./achievements.ts";

/** A year in sessions (specification, section 3, 'Wrapped stats'). */
export type WrappedStats = ReturnType<typeof computeWrapped>;

const topTagCount = 3;

type Session = { episode: EpisodeSummary; stats: EpisodeStats };

/**
 * Sums up what a visitor listened to. Stats of episodes that do not exist are left out. Of guests and of tags with
 * equally many plays the one that comes first in the list of episodes goes first.
 */
export function computeWrapped(episodeStats: Analytics["episodeStats"], episodes: readonly EpisodeSummary[]) {
  const sessions = episodes.flatMap((episode) => {
    const stats = episodeStats[episode.id];
    return stats ? [{ episode, stats }] : [];
  });
  const guests = rankByPlays(sessions, ({ guest }) => (guest ? [guest] : []));
  const topTags = rankByPlays(sessions, ({ tags }) => tags).slice(0, topTagCount);
  const lastPlays = sessions.flatMap(({ episode, stats: { lastPlayedAt: at } }) => (at ? [{ episode, at }] : []));
  const episodesCompleted = sessions.filter(({ stats }) => stats.isCompleted).length;
  const totalPlayEvents = sessions.reduce((sum, { stats }) => sum + stats.playCount, 0);
  return {
    episodesCompleted,
    totalPlayEvents,
    mostListenedGuest: guests[0]?.name,
    favoriteEpisode: findFavorite(Object.keys(episodeStats), sessions),
    topTags,
    achievements: listAchievements({ episodesCompleted, totalPlayEvents, topTags: topTags.map(({ name }) => name) }),
    /** Distinct calendar days in Tbilisi on which an episode was last played. */
    streakDays: new Set(lastPlays.map(({ at }) => tbilisiDay(at))).size,
    /** For a visitor who plays but completes nothing. */
    lastPlayed: latestOf(lastPlays),
  };
}

/** Names with at least one play by their summed plays; the sort is stable, so ties keep the episodes' order. */
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

/** The first favorite in the order in which the browser got to know the episodes, else the one completed last. */
function findFavorite(keptIds: readonly string[], sessions: readonly Session[]): EpisodeSummary | undefined {
  const inKeptOrder = keptIds.flatMap((id) => sessions.find(({ episode }) => episode.id === id) ?? []);
  const completed = inKeptOrder.filter(({ stats }) => stats.isCompleted);
  const favorite = inKeptOrder.find(({ stats }) => stats.isFavorite)?.episode;
  return favorite ?? latestOf(completed.map(({ episode, stats }) => ({ episode, at: stats.completedAt })));
}

/** The episode whose instant is the latest, the first of equal ones; what has no time was longest ago. */
function latestOf(marks: readonly { episode: EpisodeSummary; at?: string }[]): EpisodeSummary | undefined {
  const timeOf = (at = "") => Date.parse(at) || 0;
  return marks.toSorted((a, b) => timeOf(b.at) - timeOf(a.at))[0]?.episode;
}

/** The first earned achievement, or the specification's default while none is earned. */
export function topAchievementOf({ achievements }: Pick<WrappedStats, "achievements">): string {
  return achievements.find(({ isEarned }) => isEarned)?.name ?? "Getting started!";
}

/** What the rubber duck says, by completed episodes. */
const diagnoses = [
  { atLeast: 20, text: "ეს უკვე ხასიათია. ისტორია დახურულია, კარი ღიაა." },
  { atLeast: 10, text: "ქრონიკული ფორმაა. გამოჯანმრთელება აღარ იგეგმება." },
  { atLeast: 5, text: "მდგომარეობა სტაბილურია. რეჟიმი: ეპიზოდი, ყავა, კომიტი." },
  { atLeast: 1, text: "ადრეული სტადიაა. პროგნოზი კარგია, თუ ტაბს არ დახურავ." },
] as const;

/** The diagnosis for a number of completed episodes, at least one. */
export function diagnose(episodesCompleted: number): string {
  return (diagnoses.find(({ atLeast }) => episodesCompleted >= atLeast) ?? diagnoses[3]).text;
}
