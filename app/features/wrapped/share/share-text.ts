import type { WrappedStats } from "../wrapped-stats.ts";

/** The first earned achievement, or the specification's default while none is earned. */
export function topAchievementOf({ achievements }: Pick<WrappedStats, "achievements">): string {
  return achievements.find(({ isEarned }) => isEarned)?.name ?? "Getting started!";
}

/** The summary that is copied to the clipboard; `link` is the full address of the page. */
export function shareText(stats: WrappedStats, link: string): string {
  return [
    "My Dev Wrapped",
    "",
    `Episodes completed: ${stats.episodesCompleted}`,
    `Play sessions: ${stats.totalPlayEvents}`,
    `Top achievement: ${topAchievementOf(stats)}`,
    "",
    link,
  ].join("\n");
}
