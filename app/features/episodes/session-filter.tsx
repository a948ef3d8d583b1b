import { useHydrated } from "#app/lib/use-hydrated.ts";
import { type Positions, resumeSecondsOf, usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { ChipRow, Chip } from "#app/ui/chip.tsx";

/** What a visitor did with sessions, as a filter; `value` is in the query string. */
export const sessionFilters = [
  { value: "all", label: "All" },
  { value: "in-progress", label: "In progress" },
  { value: "not-heard", label: "Not heard" },
  { value: "heard", label: "Heard" },
  { value: "favorites", label: "Favorites" },
] as const;

export type SessionFilterName = (typeof sessionFilters)[number]["value"];

/** What the visitor's browser remembers of the sessions. */
export type Marks = {
  stats: Readonly<Record<string, { isCompleted: boolean; isFavorite: boolean }>>;
  positions: Positions;
};

/** What is remembered of nothing, as in the prerendered page. */
export const noMarks: Marks = { stats: {}, positions: {} };

/** What is remembered now. */
export function readMarks(): Marks {
  return { stats: useStore.getState().episodeStats, positions: usePositions.getState().positions };
}

/** Whether a filter lets an episode through. One that is marked as heard is not in progress, wherever it was left. */
export function passesFilter(filter: SessionFilterName, { stats, positions }: Marks, episodeId: string): boolean {
  const { isCompleted = false, isFavorite = false } = stats[episodeId] ?? {};
  const isBegun = resumeSecondsOf(positions[episodeId]) !== undefined;
  if (filter === "in-progress") return isBegun && !isCompleted;
  if (filter === "not-heard") return !isBegun && !isCompleted;
  if (filter === "heard") return isCompleted;
  return filter === "all" || isFavorite;
}

/** Whether anything is stored of the visitor's sessions. */
export function useHasMarks(): boolean {
  const hasStats = useStore(({ episodeStats }) => Object.keys(episodeStats).length > 0);
  const hasPositions = usePositions(({ positions }) => Object.keys(positions).length > 0);
  return hasStats || hasPositions;
}

type Props = {
  /** The ids of all episodes that are there. */
  ids: readonly string[];
  chosen: SessionFilterName;
  onChoose: (filter: SessionFilterName) => void;
};

/** The visitor's own sessions as filters, with their numbers, once anything is stored of them. */
export function SessionFilter({ ids, chosen, onChoose }: Props) {
  const isHydrated = useHydrated();
  const stats = useStore((state) => state.episodeStats);
  const positions = usePositions((state) => state.positions);
  const hasMarks = useHasMarks();
  // Room for it where plays are stored, before they are read. Positions alone, which are rare, come without it.
  if (!isHydrated) return <div className="hidden h-14 in-data-listener:block" />;
  if (!hasMarks) return null;
  const marks = { stats, positions };
  return (
    <ChipRow role="group" aria-label="Your sessions">
      {sessionFilters.map(({ value, label }) => (
        <Chip key={value} isOn={value === chosen} onClick={() => onChoose(value)}>
          {label}
          <span className="label-mono">{ids.filter((id) => passesFilter(value, marks, id)).length}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
