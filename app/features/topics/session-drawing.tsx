import type { TimelineSession } from "#app/content/timeline-data.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { formatTimestamp } from "#app/lib/timestamps.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { defaultColors, type TopicColors } from "./assign-colors.ts";
import type { Heard } from "./heard.ts";
import { durationText, type OnPlay, partsOf } from "./session-parts.ts";

/** Vertical positions of a bar's rectangles. The drawing is 24 units high. */
const bar = { y: 4, height: 12 };
const litBar = { y: 1, height: 16 };
const edgeHeight = 4;

/** Minimum drawn length of a lit chapter, to keep it visible. */
const leastLitSeconds = 90;

type Props = {
  session: TimelineSession;
  /** The topics of the whole session. */
  wholeTopics: readonly number[];
  /** By selected topic. */
  colors: TopicColors;
  heard: Heard | undefined;
  longest: number;
  onPlay: OnPlay;
};

/**
 * A session to scale: its chapters in the colors of the selected topics, or of the most frequent ones. A topic of the
 * whole session is a line along the bar's edge; once selected, it fills the bar. Heard parts are paler and
 * underlined. The links on top are only for pointers: keyboards and screen readers use the list of chapters
 * (session-row.tsx).
 */
export function SessionDrawing({ session, wholeTopics, colors, heard, longest, onPlay }: Props) {
  const { id, duration, chapters } = session;
  const now = usePlayerStore(({ track, seconds }) => (track?.id === id ? seconds : undefined));
  const isHydrated = useHydrated();
  const isChoosing = colors.size > 0;
  const shown = isChoosing ? colors : defaultColors;
  const place = isChoosing ? litBar : bar;
  const colorsOf = (topics: readonly number[]) => topics.flatMap((topic) => shown.get(topic) ?? []);
  const edges = colorsOf(wholeTopics);
  const gap = (bar.height - edgeHeight) / Math.max(1, edges.length - 1);
  const { intervals = [], resume } = heard ?? {};
  const heardAt = (y: number) => intervals.map(([from, to]) => `M${from} ${y}H${to}`).join("");
  return (
    <svg
      viewBox={`0 0 ${duration} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      lang="ka"
      className="line"
      width={percent(duration / longest)}
      // Clicks must not move the focus, because these links are hidden from screen readers.
      onMouseDown={(event) => event.preventDefault()}
    >
      <rect width={duration} {...bar} />
      {isChoosing ? (
        <Stack colors={edges} x={0} width={duration} {...litBar} />
      ) : (
        edges.map((color, index) => (
          <rect key={color} className={color} width={duration} y={bar.y + index * gap} height={edgeHeight} />
        ))
      )}
      {chapters.length > 1 && (
        <path
          d={chapters
            .slice(1)
            .map(({ seconds }) => `M${seconds} 0v18`)
            .join("")}
        />
      )}
      <g>
        {chapters.map(({ seconds, end, topics }) => {
          const length = isChoosing ? Math.max(leastLitSeconds, end - seconds) : end - seconds;
          return <Stack key={seconds} colors={colorsOf(topics)} x={seconds} width={length} {...place} />;
        })}
      </g>
      {intervals.length > 0 && (
        <>
          <path className="paler" d={heardAt(9)} />
          <path className="heard" d={heardAt(19)} />
        </>
      )}
      {now !== undefined && <path className="now" d={`M${now} 2v18`} />}
      {now === undefined && resume !== undefined && <path className="resume" d={`M${resume} 16v6`} />}
      {isHydrated &&
        partsOf(session).map(({ seconds, end, label, path }) => (
          <a
            key={seconds}
            href={path}
            tabIndex={-1}
            data-tip=""
            aria-label={`${formatTimestamp(seconds)} ${label} · ${durationText(end - seconds)}`}
            onClick={(event) => onPlay(event, session, seconds)}
          >
            <rect x={seconds} width={end - seconds} height="24" />
          </a>
        ))}
    </svg>
  );
}

type StackProps = { colors: readonly string[]; x: number; width: number; y: number; height: number };

/** Stacked rectangles in these colors. */
function Stack({ colors, y, height, ...place }: StackProps) {
  const step = height / colors.length;
  return colors.map((color, index) => (
    <rect key={color} className={color} {...place} y={y + index * step} height={step} />
  ));
}

/** Formats a share of a line's width. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
