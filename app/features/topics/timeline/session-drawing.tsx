import { clsx } from "clsx";
import type { MouseEventHandler } from "react";

import { type TimelineSession, wholeTopicsOf } from "#app/content/timeline.ts";
import { usePlayerStore } from "#app/player/player-store.ts";

import { type Heard, isPartHeard } from "./heard.ts";
import { otherColor, restingColors, type TopicColors } from "./topic-colors.ts";

type Props = {
  session: TimelineSession;
  /** The colours of the topics that are chosen. */
  colors: TopicColors;
  heard: Heard | undefined;
  /** Seconds of the longest session, which is as wide as the timeline. */
  longest: number;
  onClick: MouseEventHandler<SVGElement> | undefined;
};

/** Where the parts of a line stand in its height, which is 24: the chapters, above what was heard of them. */
const [middle, heardAt] = [11.5, 21.5];

/** Seconds that a chapter on a chosen topic is drawn long at least: the gaps beside it would leave nothing of a shorter one. */
const shownSeconds = 90;

/** Seconds that are wide enough to be hit with a pointer: a dozen pixels on a wide screen. */
const wideEnough = 180;

/**
 * A session's line: its chapters in the colours of the chosen topics, or of those of most sessions, one above the other where
 * there are two, and paler where heard; frames for the topics that the session is about as a whole; a thin line where no
 * chapters are known; below it what was heard, and where one stopped or is. For eyes alone: the links over it say the same.
 */
export function SessionDrawing({ session, colors, heard, longest, onClick }: Props) {
  const { id, duration, chapters } = session;
  // Here and not in the row: a second that passes draws no links anew.
  const now = usePlayerStore(({ track, seconds }) => (track?.id === id ? seconds : undefined));
  const isResting = colors.size === 0;
  const shown = isResting ? restingColors : colors;
  const height = isResting ? 8 : 14;
  const lines = new Map<string, string>();
  for (const [index, { seconds, topics: own }] of chapters.entries()) {
    const end = chapters[index + 1]?.seconds ?? duration;
    const isHeard = isPartHeard(heard, seconds, end);
    const looks = own.flatMap((topic) => shown.get(topic) ?? []);
    if (isResting && own.length > 0 && looks.length === 0) looks.push(otherColor);
    const missing = isResting ? 0 : Math.max(0, shownSeconds - (end - seconds)) / 2;
    for (const [place, look] of looks.entries()) {
      const y = middle + height * ((place + 0.5) / looks.length - 0.5);
      const key = clsx(
        look,
        !isResting && "lit",
        looks.length > 1 && "part",
        isHeard && "done",
        missing > 0 && "short",
      );
      lines.set(key, `${lines.get(key) ?? ""}M${seconds - missing} ${y}h${end - seconds + 2 * missing}`);
    }
  }
  const frames = wholeTopicsOf(session).flatMap((topic) => shown.get(topic) ?? []);
  // A frame stays whole.
  const [bottom, tall] = frames.length > 0 ? [17.5, 12] : [21, 19];
  // Each from the one before: fewer digits.
  const cuts = chapters.slice(1).map(({ seconds }, index) => {
    return `m${seconds - (chapters[index]?.seconds ?? 0)}-${tall}v${tall}`;
  });
  /** Short ones lie over the gaps. */
  const draw = (isShort: boolean) =>
    [...lines].flatMap(([name, d]) =>
      name.endsWith("short") === isShort ? [<path key={name} className={name} d={d} />] : [],
    );
  const { intervals = [], resume } = heard ?? {};
  const mark = now ?? resume;
  return (
    <svg
      viewBox={`0 0 ${duration} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line"
      onClick={onClick}
      width={`${Number(((duration / longest) * 100).toFixed(2))}%`}
    >
      <path className={chapters.length > 0 ? undefined : "bare"} d={`M0 ${middle}H${duration}`} />
      {frames.map((look, place) => (
        <path key={place} className={`${look} about`} d={`M0 ${4.5 + 3 * place}H${duration}v${14 - 6 * place}H0z`} />
      ))}
      {draw(false)}
      <path className="cuts" d={`M${chapters[0]?.seconds ?? 0} ${bottom}${cuts.join("")}`} />
      {draw(true)}
      {intervals.length > 0 && (
        <path className="heard" d={intervals.map(([from, to]) => `M${from} ${heardAt}H${to}`).join("")} />
      )}
      {mark !== undefined && <path className={now === undefined ? "resume" : "now"} d={`M${mark} 2v21`} />}
    </svg>
  );
}

/**
 * How many seconds the link of a part reaches over the end of it: less than nothing where the next part is the narrower one.
 * A narrow part takes of a wider neighbour at most a quarter of what that has more, so that links never overlap.
 */
export function reachOf(duration: number, next: number): number {
  const reach = Math.min((wideEnough - Math.min(duration, next)) / 2, Math.abs(next - duration) / 4);
  return Math.sign(next - duration) * Math.max(0, reach);
}
