import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { topicName, type TopicPages } from "#app/content/topics.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { languageOf } from "#app/lib/words.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useListItems } from "#app/lists/use-infinite-list.ts";
import { hasListeningData, useAnalytics } from "#app/store/analytics.ts";
import { resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip, ChipLink, ChipRow } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** An order that episodes can be listed in; `value` is in the query string. */
type EpisodeOrder = { value: string; label: string; compare: (a: EpisodeSummary, b: EpisodeSummary) => number };

/** The specification's two orders; the first is the list's own. */
export const sortOrders: readonly [EpisodeOrder, ...EpisodeOrder[]] = [
  { value: "newest", label: "Newest First", compare: (a, b) => Date.parse(b.date) - Date.parse(a.date) },
  { value: "oldest", label: "Oldest First", compare: (a, b) => Date.parse(a.date) - Date.parse(b.date) },
];

/** The order while a query stands and no other was chosen: as they were found. */
export const bestMatch: EpisodeOrder = { value: "best", label: "Best Match", compare: () => 0 };

/** The found episodes that have all chosen topics, in an order. */
export function filterEpisodes(
  found: readonly EpisodeSummary[],
  { topics, order }: { topics: readonly string[]; order: EpisodeOrder },
): EpisodeSummary[] {
  return found.filter(({ tags }) => topics.every((topic) => tags.includes(topic))).toSorted(order.compare);
}

/** What a visitor did with sessions, as a filter; `value` is in the query string. */
export const listeningFilters = [
  { value: "all", label: "All" },
  { value: "in-progress", label: "In progress" },
  { value: "not-completed", label: "Not completed" },
  { value: "completed", label: "Completed" },
  { value: "favorites", label: "Favorites" },
] as const;

export type ListeningFilterName = (typeof listeningFilters)[number]["value"];

/** What the visitor's browser remembers of the sessions now. */
export function readMarks() {
  return { stats: useAnalytics.getState().episodeStats, positions: usePositions.getState().positions };
}

export type Marks = ReturnType<typeof readMarks>;

/** Whether a filter lets an episode through. A completed episode is not in progress, wherever it was left. */
export function passesFilter(filter: ListeningFilterName, { stats, positions }: Marks, episodeId: string): boolean {
  const { isCompleted = false, isFavorite = false } = stats[episodeId] ?? {};
  if (filter === "in-progress") return !isCompleted && resumeSecondsOf(positions[episodeId]) !== undefined;
  if (filter === "not-completed") return !isCompleted;
  if (filter === "completed") return isCompleted;
  return filter === "all" || isFavorite;
}

type Props = {
  episodes: ListStart<EpisodeSummary>;
  chosen: ListeningFilterName;
  onChoose: (filter: ListeningFilterName) => void;
};

/** The visitor's own sessions as filters, with their numbers, once anything is stored of them. */
export function ListeningFilter({ episodes, chosen, onChoose }: Props) {
  const isHydrated = useHydrated();
  const stats = useAnalytics((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const marks = { stats, positions };
  const hasData = hasListeningData(stats, positions);
  const { items } = useListItems(episodes, hasData);
  // Reserves its room until the storage is read.
  if (!isHydrated) return <div className="hidden h-14 in-data-has-history:block" />;
  if (!hasData) return null;
  return (
    <ChipRow role="group" aria-label="Your sessions">
      {listeningFilters.map(({ value, label }) => (
        <Chip key={value} isOn={value === chosen} onClick={() => onChoose(value)}>
          {label}
          <span className="label-mono">{items.filter(({ id }) => passesFilter(value, marks, id)).length}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

type TopicFilterProps = {
  topics: readonly string[];
  topicPages: TopicPages;
  chosen: readonly string[];
  onToggle: (topic: string) => void;
  /** Ends every filter; without it there is none to end. */
  onClear?: () => void;
};

/** Topics in view before the rest is asked for. */
const topicsAtFirst = 12;

/** Topics as toggles, the chosen ones first; one can be chosen that is not among the most frequent. */
export function TopicFilter({ topics, topicPages, chosen, onToggle, onClear }: TopicFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = [...new Set([...chosen, ...(isOpen ? topics : topics.slice(0, topicsAtFirst))])];
  const hasMore = topics.some((topic) => !shown.includes(topic));
  const rowRef = useRef<HTMLDivElement>(null);
  const pressedRef = useRef<{ chip: HTMLElement; topic: string; wasChosen: boolean }>(null);

  // A pressed chip changes its place or goes, and the focus must not go with it.
  useEffect(() => {
    const pressed = pressedRef.current;
    if (!pressed || chosen.includes(pressed.topic) === pressed.wasChosen) return;
    pressedRef.current = null;
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost) (pressed.chip.isConnected ? pressed.chip : rowRef.current)?.focus({ preventScroll: true });
  });

  function press(topic: string, chip: HTMLElement) {
    pressedRef.current = { chip, topic, wasChosen: chosen.includes(topic) };
    if (rowRef.current) rowRef.current.scrollLeft = 0;
    onToggle(topic);
  }

  /** The button goes with the filters; the focus must not go with it. */
  function clear() {
    rowRef.current?.focus();
    onClear?.();
  }

  return (
    <ChipRow
      ref={rowRef}
      tabIndex={-1}
      role="group"
      aria-label="Topics"
      unfold={
        isOpen || hasMore
          ? { isOpen, more: "More topics", fewer: "Fewer topics", onToggle: () => setIsOpen(!isOpen) }
          : undefined
      }
    >
      {onClear && (
        <Button onClick={clear} className="rounded-full">
          <Icon shape={X} className="size-4" />
          Clear Filters
        </Button>
      )}
      {shown.map((topic) => (
        <Chip
          key={topic}
          isOn={chosen.includes(topic)}
          onClick={({ currentTarget }) => press(topic, currentTarget)}
          lang={languageOf(topic)}
        >
          {topicName(topic, topicPages)}
        </Chip>
      ))}
      <ChipLink to="/topics" className="shrink-0">
        All topics
      </ChipLink>
    </ChipRow>
  );
}
