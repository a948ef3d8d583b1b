import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { dayMs, tbilisiOffset } from "#app/lib/dates.ts";
import type { EpisodeStats } from "#app/store/analytics-slice.ts";
import { type Achievement, listAchievements } from "./achievements.ts";

/** A year in sessions (specification, section 3, 'Wrapped stats'). */
export type WrappedStats = {
  episodesCompleted: number;
  totalPlayEvents: number;
  mostListenedGuest?: string;
  favoriteEpisode?: EpisodeSummary;
  /** At most three. */
  topTags: readonly { tag: string; plays: number }[];
  achievements: readonly Achievement[];
  /** Distinct calendar days in Tbilisi on which an episode was last played. */
  streakDays: number;
};

const topTagCount = 3;

/** By episode id. */
type Stats = Readonly<Record<string, EpisodeStats>>;

type Session = { episode: EpisodeSummary; stats: EpisodeStats };

/**
 * Sums up what a visitor listened to. Stats of episodes that do not exist are left out. Of guests and of tags with
 * equally many plays the one that comes first in the list of episodes goes first.
 */
export function computeWrapped(episodeStats: Stats, episodes: readonly EpisodeSummary[]): WrappedStats {
  const sessions = sessionsOf(episodeStats, episodes);
  const guests = rankByPlays(sessions, ({ guest }) => (guest ? [guest] : []));
  const topTags = rankByPlays(sessions, ({ tags }) => tags).slice(0, topTagCount);
  const episodesCompleted = sessions.filter(({ stats }) => stats.isCompleted).length;
  const totalPlayEvents = sessions.reduce((sum, { stats }) => sum + stats.playCount, 0);
  return {
    episodesCompleted,
    totalPlayEvents,
    mostListenedGuest: guests[0]?.name,
    favoriteEpisode: findFavorite(Object.keys(episodeStats), sessions),
    topTags: topTags.map(({ name, plays }) => ({ tag: name, plays })),
    achievements: listAchievements({ episodesCompleted, totalPlayEvents, topTags: topTags.map(({ name }) => name) }),
    streakDays: new Set(sessions.flatMap(({ stats }) => dayOf(stats.lastPlayedAt))).size,
  };
}

/** The episode that was played last; undefined when none was. */
export function findLastPlayed(episodeStats: Stats, episodes: readonly EpisodeSummary[]): EpisodeSummary | undefined {
  return sessionsOf(episodeStats, episodes)
    .filter(({ stats }) => stats.lastPlayedAt)
    .toSorted((a, b) => timeOf(b.stats.lastPlayedAt) - timeOf(a.stats.lastPlayedAt))[0]?.episode;
}

/** Whether there are stats of episodes that are not among these. */
export function hasOthers(episodeStats: Stats, episodes: readonly EpisodeSummary[]): boolean {
  const ids = new Set(episodes.map(({ id }) => id));
  return Object.keys(episodeStats).some((id) => !ids.has(id));
}

function sessionsOf(episodeStats: Stats, episodes: readonly EpisodeSummary[]): Session[] {
  const kept = new Map(Object.entries(episodeStats));
  return episodes.flatMap((episode) => {
    const stats = kept.get(episode.id);
    return stats ? [{ episode, stats }] : [];
  });
}

/** Names with at least one play by their summed plays; the sort is stable, so ties keep the episodes' order. */
function rankByPlays(sessions: readonly Session[], namesOf: (episode: EpisodeSummary) => readonly string[]) {
  const plays = new Map<string, number>();
  for (const { episode, stats } of sessions) {
    for (const name of namesOf(episode)) plays.set(name, (plays.get(name) ?? 0) + stats.playCount);
  }
  return [...plays]
    .map(([name, count]) => ({ name, plays: count }))
    .filter((entry) => entry.plays > 0)
    .toSorted((a, b) => b.plays - a.plays);
}

/** The first favourite in the order in which the browser got to know the episodes, else the one completed last. */
function findFavorite(keptIds: readonly string[], sessions: readonly Session[]): EpisodeSummary | undefined {
  const inKeptOrder = keptIds.flatMap((id) => sessions.find(({ episode }) => episode.id === id) ?? []);
  const favorite = inKeptOrder.find(({ stats }) => stats.isFavorite);
  const completed = inKeptOrder
    .filter(({ stats }) => stats.isCompleted)
    .toSorted((a, b) => timeOf(b.stats.completedAt) - timeOf(a.stats.completedAt));
  return (favorite ?? completed[0])?.episode;
}

/** An instant as milliseconds; what has no time was longest ago. */
function timeOf(instant: string | undefined): number {
  return Date.parse(instant ?? "") || 0;
}

/** The day in Tbilisi, counted, of any instant that a browser may hold: none where there is none. */
function dayOf(instant: string | undefined): number[] {
  const day = Math.floor((Date.parse(instant ?? "") + tbilisiOffset * 60_000) / dayMs);
  return Number.isNaN(day) ? [] : [day];
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
