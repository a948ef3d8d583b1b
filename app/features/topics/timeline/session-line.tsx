import type { TimelineSession, TimelineTopic } from "#app/content/timeline.ts";

import type { Heard } from "./heard.ts";
import { colorOf } from "./topic-picker.tsx";

type Props = {
  session: TimelineSession;
  topics: readonly TimelineTopic[];
  /** The places of the topics that are chosen, in the order in which they were. */
  chosen: readonly number[];
  heard: Heard | undefined;
  /** Seconds of the longest session, which is as wide as the timeline. */
  longest: number;
};

/** Where the parts of a line stand in its height, which is 24: the chapters, above what was heard of them. */
const [middle, heardAt] = [10, 22];

/**
 * A session's line: chapters in the hue of their first topic, or in the colours of those that are chosen, one above the
 * other where there are two; grey those of no topic; below them what was heard. For eyes alone: the links over it say the same.
 */
export function SessionLine({ session: { duration, chapters }, topics, chosen, heard, longest }: Props) {
  const lines = new Map<string, string>();
  for (const [index, { seconds, topics: own }] of chapters.entries()) {
    const end = chapters[index + 1]?.seconds ?? duration;
    const lit = chosen.filter((topic) => own.includes(topic)).map((topic) => `${colorOf(chosen, topic)} lit`);
    const hue = topics[own[0] ?? -1]?.hue;
    const looks = chosen.length > 0 ? lit : [hue ?? ""].filter(Boolean);
    for (const [place, look] of looks.entries()) {
      const [name, y] = looks.length > 1 ? [`${look} part`, 16 * ((place + 0.5) / looks.length) + 2] : [look, middle];
      lines.set(name, `${lines.get(name) ?? ""}M${seconds} ${y}H${end}`);
    }
  }
  const cuts = chapters.map(({ seconds }) => seconds > 0 && `M${seconds} 0v20`).filter(Boolean);
  const { intervals = [], resume } = heard ?? {};
  return (
    <svg
      viewBox={`0 0 ${duration} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="line"
      width={`${Number(((duration / longest) * 100).toFixed(2))}%`}
    >
      <path d={`M0 ${middle}H${duration}`} />
      {[...lines].map(([name, d]) => (
        <path key={name} className={name} d={d} />
      ))}
      <path className="cuts" d={cuts.join("")} />
      {intervals.length > 0 && (
        <path className="heard" d={intervals.map(([from, to]) => `M${from} ${heardAt}H${to}`).join("")} />
      )}
      {resume !== undefined && <path className="resume" d={`M${resume} 0v24`} />}
    </svg>
  );
}
