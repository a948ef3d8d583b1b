import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Interval, joinIntervals, secondsIn } from "#app/lib/intervals.ts";
import { asRecord, readEntries, readIsoInstant, type Unknown } from "#app/lib/read-entries.ts";
import { persistOptions } from "./persist-options.ts";

/** Positions are keyed by episode id. What is heard comes in by `keepPositions`. */
type PositionsState = { positions: Positions };

/** Where the positions are kept: on the device only, apart from the listening stats. */
export const positionsKey = "devtherapy-positions";

/** The longest that a recording can be, in seconds: what claims to be longer is nonsense. Stands before the store, which reads at once. */
const dayInSeconds = 24 * 60 * 60;

/** Where the visitor is in each episode, and what of it was heard. */
export const usePositions = create<PositionsState>()(
  persist(
    () => ({ positions: {} }),
    persistOptions(positionsKey, (value) => ({ positions: readPositions(value) })),
  ),
);

/** Less than this many seconds from the start there is nothing to resume. */
const leastSeconds = 5;

/** From this share of the whole on an episode starts over. */
const almostAll = 0.98;

/** Shares of an episode from which on it is completed: in any case, and with its end reached. */
export const completedShare = 0.8;
const completedShareAtEnd = 0.5;

/** Where a visitor is in one episode. All but the instant (ISO) are seconds. */
export type Position = {
  seconds: number;
  duration: number;
  /** What was really played, once however often. */
  heard: readonly Interval[];
  heardAt: string;
};

export type Positions = Readonly<Record<string, Position>>;

/** The second to go on at; undefined where one starts from the beginning. */
export function resumeSecondsOf(position: Position | undefined): number | undefined {
  if (!position || position.seconds < leastSeconds) return undefined;
  return position.seconds < position.duration * almostAll ? Math.floor(position.seconds) : undefined;
}

/** The share of an episode that was heard, from 0 to 1. */
export function heardShareOf(position: Position | undefined): number {
  return position ? Math.min(1, secondsIn(position.heard) / position.duration) : 0;
}

/** Whether an episode counts as completed by what was heard of it. Seeking hears nothing. */
export function countsAsCompleted(position: Position | undefined, { isAtEnd = false } = {}): boolean {
  return heardShareOf(position) >= (isAtEnd ? completedShareAtEnd : completedShare);
}

/**
 * Reads positions that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
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
