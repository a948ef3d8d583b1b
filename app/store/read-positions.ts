import { joinSpans, type Span } from "#app/lib/spans.ts";

import type { Position, Positions } from "./position.ts";

/** The longest that a recording can be, in seconds: what claims to be longer is nonsense. */
const dayInSeconds = 24 * 60 * 60;

/**
 * Reads positions that come from outside (browser storage, an imported file): what is malformed is dropped piece by
 * piece, the rest is kept. Never throws.
 */
export function readPositions(value: unknown): Positions {
  if (!isRecord(value) || !isRecord(value["positions"])) return {};
  return Object.fromEntries(
    Object.entries(value["positions"]).flatMap(([episodeId, entry]) => {
      const position = readPosition(entry);
      return position && episodeId && episodeId !== "__proto__" ? [[episodeId, position]] : [];
    }),
  );
}

function readPosition(value: unknown): Position | undefined {
  if (!isRecord(value)) return undefined;
  const { seconds, duration, heard, heardAt } = value;
  if (!isSecond(seconds) || !isSecond(duration) || duration === 0) return undefined;
  if (typeof heardAt !== "string" || Number.isNaN(Date.parse(heardAt))) return undefined;
  const spans = Array.isArray(heard) ? heard.filter(isSpan) : [];
  return { seconds: Math.min(seconds, duration), duration, heard: joinSpans(spans), heardAt };
}

function isSpan(value: unknown): value is Span {
  return Array.isArray(value) && value.length === 2 && value.every(isSecond);
}

function isSecond(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= dayInSeconds;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
