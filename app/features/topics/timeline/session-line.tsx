import type { TimelineSession, TimelineTopic } from "#app/content/timeline.ts";
import type { Interval } from "#app/lib/intervals.ts";

import { type Heard, intervalsWithin } from "./heard.ts";

type Props = {
  session: TimelineSession;
  topics: readonly TimelineTopic[];
  /** The places of the topics that are chosen. */
  chosen: readonly number[];
  heard: Heard | undefined;
  /** Seconds of the longest session, which is as wide as the timeline. */
  longest: number;
};

/**
 * A session's line: chapters in the hue of their first topic, or of the one that is chosen; grey those of no topic; strong
 * what was heard, pale what was not. For eyes alone: the links over it say the same.
 */
export function SessionLine({ session: { duration, chapters }, topics, chosen, heard, longest }: Props) {
  const { intervals = [], resume } = heard ?? {};
  const lines = new Map<string, string>();
  const draw = (name: string, [from, to]: Interval) => {
    lines.set(name, `${lines.get(name) ?? ""}M${from} 12H${to}`);
  };
  for (const [index, { seconds, topics: own }] of chapters.entries()) {
    const end = chapters[index + 1]?.seconds ?? duration;
    const lit = own.find((topic) => chosen.includes(topic));
    const hue = chosen.length > 0 && lit === undefined ? undefined : topics[lit ?? own[0] ?? -1]?.hue;
    const look = [hue ?? "none", lit !== undefined && "lit"].filter(Boolean).join(" ");
    if (hue) draw(look, [seconds, end]);
    for (const part of intervalsWithin(intervals, seconds, end)) draw(`${look} heard`, part);
  }
  if (chapters.length === 0) for (const part of intervalsWithin(intervals, 0, duration)) draw("none heard", part);
  const cuts = chapters.map(({ seconds }) => seconds > 0 && `M${seconds} 0v24`).filter(Boolean);
  return (
    <svg
      viewBox={`0 0 ${duration} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line"
      width={`${Number(((duration / longest) * 100).toFixed(2))}%`}
    >
      <path className="none" d={`M0 12H${duration}`} />
      {[...lines].map(([name, d]) => (
        <path key={name} className={name} d={d} />
      ))}
      <path className="cuts" d={cuts.join("")} />
      {resume !== undefined && <path className="resume" d={`M${resume} 0v24`} />}
    </svg>
  );
}
