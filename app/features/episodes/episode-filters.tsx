import { useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { topicName, type TagInfo } from "#app/content/topics.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { languageOf } from "#app/lib/text.ts";
import { hasListeningData, useAnalytics } from "#app/store/analytics.ts";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { Chip, ChipLink, ChipRow } from "#app/ui/chip.tsx";

/** A sort order. `value` is in the query string. */
type EpisodeOrder = { value: string; label: string; compare: (a: EpisodeSummary, b: EpisodeSummary) => number };

/** The two orders agreed with the client. The first is the list's default. */
export const sortOrders: readonly [EpisodeOrder, ...EpisodeOrder[]] = [
  { value: "newest", label: "Newest First", compare: (a, b) => Date.parse(b.date) - Date.parse(a.date) },
  { value: "oldest", label: "Oldest First", compare: (a, b) => Date.parse(a.date) - Date.parse(b.date) },
];

/** The default order of search results: by relevance. */
export const bestMatch: EpisodeOrder = { value: "best", label: "Best Match", compare: () => 0 };

/** Returns the episodes with all selected topics, sorted. */
export function filterEpisodes(
  episodes: readonly EpisodeSummary[],
  { topics, order }: { topics: readonly string[]; order: EpisodeOrder },
): EpisodeSummary[] {
  return episodes.filter(({ tags }) => topics.every((topic) => tags.includes(topic))).toSorted(order.compare);
}

/** Filters by the visitor's listening. `value` is in the query string. */
export const listeningFilters = [
  { value: "in-progress", label: "In progress" },
  { value: "not-completed", label: "Not completed" },
  { value: "completed", label: "Completed" },
  { value: "favorites", label: "Favorites" },
] as const;

export type ListeningFilterName = (typeof listeningFilters)[number]["value"];

/** Returns a snapshot of the visitor's stats and positions. */
export function readListening() {
  return { stats: useAnalytics.getState().episodeStats, positions: usePositions.getState().positions };
}

type Listening = ReturnType<typeof readListening>;

/** Returns true if an episode passes a filter. A completed episode is never in progress. */
export function passesFilter(filter: ListeningFilterName, { stats, positions }: Listening, episodeId: string): boolean {
  const { isCompleted = false, isFavorite = false } = stats[episodeId] ?? {};
  if (filter === "in-progress") return !isCompleted && resumeSecondsOf(positions[episodeId]) !== undefined;
  if (filter === "not-completed") return !isCompleted;
  if (filter === "completed") return isCompleted;
  return isFavorite;
}

type Props = {
  episodes: readonly EpisodeSummary[];
  chosen: ListeningFilterName | undefined;
  onToggle: (filter: ListeningFilterName) => void;
};

/** The listening filters with their counts. Rendered once the visitor has listening data or the URL has a filter. */
export function ListeningFilter({ episodes, chosen, onToggle }: Props) {
  const isHydrated = useHydrated();
  const stats = useAnalytics((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const listening = { stats, positions };
  if (!isHydrated || !(chosen || hasListeningData(stats, positions))) return null;
  return (
    <ChipRow role="group" aria-label="Your sessions" className="grow basis-24">
      {listeningFilters.map(({ value, label }) => {
        const count = episodes.filter(({ id }) => passesFilter(value, listening, id)).length;
        if (value === "in-progress" && count === 0 && value !== chosen) return null;
        return (
          <Chip key={value} isOn={value === chosen} onClick={() => onToggle(value)}>
            {label}
            <span className="label-mono">{count}</span>
          </Chip>
        );
      })}
    </ChipRow>
  );
}

type TopicFilterProps = {
  topics: readonly string[];
  tagInfo: TagInfo;
  chosen: readonly string[];
  onToggle: (topic: string) => void;
};

/** Topics as toggles in a fixed order. Puts a rarer topic from the URL in front and keeps it there. */
export function TopicFilter({ topics, tagInfo, chosen, onToggle }: TopicFilterProps) {
  const [shown, setShown] = useState(topics);
  const missing = chosen.filter((topic) => !shown.includes(topic));
  if (missing.length > 0) setShown([...missing, ...shown]);
  return (
    <ChipRow role="group" aria-label="Topics" unfold={{ more: "More topics", fewer: "Fewer topics" }}>
      {shown.map((topic) => (
        <Chip key={topic} isOn={chosen.includes(topic)} onClick={() => onToggle(topic)} lang={languageOf(topic)}>
          {topicName(topic, tagInfo)}
        </Chip>
      ))}
      <ChipLink to="/topics">All topics</ChipLink>
    </ChipRow>
  );
}
