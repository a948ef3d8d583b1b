import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Interval, joinIntervals, secondsIn } from "#app/lib/intervals.ts";
import { asRecord, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";
import { followTabs, persistOptions } from "./persist-options.ts";

type PositionsState = {
  /** By episode id. */
  positions: Positions;
  /** Stores an episode's position. Keeps the intervals stored before, even if another tab stored them. */
  keepPosition: (episodeId: string, position: Position) => void;
  replacePositions: (positions: Positions) => void;
};

/** The key in localStorage. */
export const positionsKey = "devtherapy-positions";

/** The maximum valid duration of a recording. Must precede the store, which reads localStorage when created. */
const dayInSeconds = 24 * 60 * 60;

/** The visitor's position in each episode, and its heard intervals. */
export const usePositions = create<PositionsState>()(
  persist(
    (set) => ({
      positions: {},
      keepPosition: (episodeId, position) => {
        // A storage event may come too late if both tabs play.
        void usePositions.persist.rehydrate();
        set(({ positions }) => ({
          positions: { ...positions, [episodeId]: mergePosition(positions[episodeId], position) },
        }));
      },
      replacePositions: (positions) => set({ positions }),
    }),
    persistOptions(positionsKey, (value) => ({ positions: readPositions(value) })),
  ),
);
followTabs(usePositions);

/** Positions before this second are not resumed. */
const leastSeconds = 5;

/** From this share of the duration on, an episode starts over instead of resuming. */
const almostAll = 0.98;

/** The heard share that completes an episode. A smaller share is enough when the end of the episode plays. */
export const completedShare = 0.8;
const completedShareAtEnd = 0.5;

/** The visitor's position in one episode. Times are in seconds; `heardAt` is an ISO instant. */
export type Position = {
  seconds: number;
  duration: number;
  /** The intervals that played, without overlaps or skipped intervals. */
  heard: readonly Interval[];
  heardAt: string;
};

export type Positions = Readonly<Record<string, Position>>;

/** The second to resume at; undefined to start from the beginning. */
export function resumeSecondsOf(position: Position | undefined): number | undefined {
  if (!position || position.seconds < leastSeconds) return undefined;
  return position.seconds < position.duration * almostAll ? Math.floor(position.seconds) : undefined;
}

/** The heard share of an episode, from 0 to 1. */
export function heardShareOf(position: Position | undefined): number {
  return position ? Math.min(1, secondsIn(position.heard) / position.duration) : 0;
}

/** Returns true if enough was heard to complete the episode. */
export function countsAsCompleted(position: Position | undefined, { isAtEnd = false } = {}): boolean {
  return heardShareOf(position) >= (isAtEnd ? completedShareAtEnd : completedShare);
}

/** The newer position, with the heard intervals of both. */
function mergePosition(stored: Position | undefined, added: Position): Position {
  if (!stored) return added;
  return {
    ...(added.heardAt < stored.heardAt ? stored : added),
    heard: joinIntervals([...stored.heard, ...added.heard]),
  };
}

/** Reads untrusted positions (storage, an imported file): drops malformed pieces, keeps the rest. Never throws. */
export function readPositions(value: unknown): Positions {
  return readEntries(asRecord(value)?.["positions"], readPosition);
}

function readPosition({ seconds, duration, heard, heardAt: instant }: Unknown): Position | undefined {
  const heardAt = readIsoInstant(instant);
  if (!isSecond(seconds) || !isSecond(duration) || duration === 0 || !heardAt) return undefined;
  return {
    seconds: Math.min(seconds, duration),
    duration,
    heard: joinIntervals(Array.isArray(heard) ? heard.filter(isInterval) : []),
    heardAt,
  };
}

function isInterval(value: unknown): value is Interval {
  if (!Array.isArray(value)) return false;
  const [from, to]: unknown[] = value;
  return value.length === 2 && isSecond(from) && isSecond(to) && from < to;
}

function isSecond(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= dayInSeconds;
}
