import { clsx } from "clsx";
import { type TimelineSession, wholeTopicsOf } from "#app/content/timeline.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import type { Heard } from "./heard.ts";
import { defaultColors, type TopicColors } from "./topic-picker.tsx";

type Props = {
  session: TimelineSession;
  /** The colours of the topics that are chosen or pointed at. */
  colors: TopicColors;
  heard: Heard | undefined;
  /** Seconds of the longest session, which is as wide as the timeline. */
  longest: number;
};

/** Where the parts of a line stand in its height, which is 24: the bar and the lines along its edges, and what was heard. */
const middle = 10;
const upperEdge = 6;
const lowerEdge = 14;
const heardAt = 19;

/** Seconds that a chapter on a chosen topic is drawn long at least: the gaps beside it would leave nothing of a shorter one. */
const shownSeconds = 90;

/** Seconds that are wide enough to be hit with a pointer: a dozen pixels on a wide screen. */
const wideEnough = 180;

/**
 * A session's line: its chapters in the colours of the chosen topics, or of those of most sessions, one above the other where
 * there are several. A topic of the whole session is a line along the upper edge, several are lines from there to the lower one;
 * once chosen, they fill the bar behind the chapters. What was heard is paler, with a line below, and where one stopped or is has
 * a mark. For eyes alone: the links over it say the same.
 */
export function SessionDrawing({ session, colors, heard, longest }: Props) {
  const { id, duration, chapters } = session;
  // Here and not in the row: a second that passes draws no links anew.
  const now = usePlayerStore(({ track, seconds }) => (track?.id === id ? seconds : undefined));
  const isDefault = colors.size === 0;
  const shown = isDefault ? defaultColors : colors;
  // What is chosen grows upwards: what was heard is below it.
  const [barMiddle, barHeight] = isDefault ? [middle, 12] : [middle - 1, 16];
  /** By the classes of the paths. */
  const lines = new Map([["", `M0 ${middle}h${duration}`]]);

  /** Adds a part in the colours of its topics, one above the other. */
  function add(topics: readonly number[], seconds: number, length: number, look?: string | false) {
    const own = topics.flatMap((topic) => shown.get(topic) ?? []);
    for (const [index, color] of own.entries()) {
      const inBar = barMiddle + barHeight * ((index + 0.5) / own.length - 0.5);
      const key = clsx(color, !isDefault && "lit", own.length > 1 && "part", look);
      const onEdge = upperEdge + ((lowerEdge - upperEdge) * index) / Math.max(1, own.length - 1);
      lines.set(key, `${lines.get(key) ?? ""}M${seconds} ${look === "edge" ? onEdge : inBar}h${length}`);
    }
  }

  add(wholeTopicsOf(session), 0, duration, isDefault && "edge");
  for (const { seconds, end, topics } of chapters) {
    const length = end - seconds;
    const missing = isDefault ? 0 : Math.max(0, shownSeconds - length) / 2;
    add(topics, seconds - missing, length + 2 * missing, missing > 0 && "short");
  }
  // Each from the one before: fewer digits.
  const cuts = chapters.slice(1).map(({ seconds }, index) => `m${seconds - (chapters[index]?.seconds ?? 0)}-17v17`);
  /** Short ones lie over the gaps. */
  const draw = (isShort: boolean) =>
    [...lines].flatMap(([name, d]) =>
      name.endsWith("short") === isShort ? [<path key={name} className={name || undefined} d={d} />] : [],
    );
  const { intervals = [], resume } = heard ?? {};
  const drawHeard = (y: number) => intervals.map(([from, to]) => `M${from} ${y}H${to}`).join("");
  return (
    <svg
      viewBox={`0 0 ${duration} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line"
      width={percent(duration / longest)}
    >
      {draw(false)}
      {cuts.length > 0 && <path className="cuts" d={`M${chapters[0]?.seconds} 18${cuts.join("")}`} />}
      {draw(true)}
      {intervals.length > 0 && (
        <>
          <path className="paler" d={drawHeard(middle - 1)} />
          <path className="heard" d={drawHeard(heardAt)} />
        </>
      )}
      {now !== undefined && <path className="now" d={`M${now} 2v18`} />}
      {now === undefined && resume !== undefined && <path className="resume" d={`M${resume} 16v6`} />}
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

/** A share of a line's width, as styles have it. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
