import { hueOf } from "#app/content/cover-colors.ts";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import type { Interval } from "#app/lib/intervals.ts";
import { countOf } from "#app/lib/words.ts";
import type { Analytics } from "#app/store/analytics.ts";
import type { Positions } from "#app/store/positions.ts";

export type HeardLine = ReturnType<typeof listHeardLines>[number];

/**
 * Lists the episodes with heard parts, oldest first. Intervals are in seconds. A completed episode counts as heard from
 * start to end.
 */
export function listHeardLines(
  episodes: readonly EpisodeSummary[],
  stats: Analytics["episodeStats"],
  positions: Positions,
) {
  const lines = episodes.flatMap(({ id, slug, number, guest, subject, tags, duration: minutes }) => {
    const { isCompleted = false } = stats[id] ?? {};
    const duration = minutes * 60;
    const intervals: readonly Interval[] = isCompleted ? [[0, duration]] : (positions[id]?.heard ?? []);
    if (intervals.length === 0) return [];
    return [{ slug, number, name: guest || subject, ink: hueOf(tags).ink, duration, isCompleted, intervals }];
  });
  return lines.toSorted((a, b) => a.number - b.number);
}

/** "5 episodes, 3 completed". */
export function heardCountText(lines: readonly HeardLine[]): string {
  return `${countOf(lines.length, "episode")}, ${lines.filter(({ isCompleted }) => isCompleted).length} completed`;
}
