import { type Timeline, wholeTopicsOf } from "#app/content/timeline.ts";
import { site } from "#app/site.ts";

import { DuckShape } from "./duck.tsx";

/** Where the lines stand: pixels of the 1200 × 630. */
const area = { left: 80, top: 250, width: 1040, height: 310 };

/** The colours of the topics of most sessions, as in the dark theme of timeline.css. */
const colors = ["#6bb8ff", "#ffbe4d", "#ff7ab2", "#b3ec52", "#b59bff", "#ff8f73"];

/** What is about none of these. */
const noTopic = "#34413c";

/**
 * The whole show as the picture of a shared link: every session to scale, in a paler colour of its largest topic, its chapters
 * in the colours of /topics.
 */
export function TimelineOgImage({ timeline: { sessions }, title }: { timeline: Timeline; title: string }) {
  const longest = Math.max(...sessions.map(({ duration }) => duration));
  const step = area.height / sessions.length;
  const x = (seconds: number) => area.left + (seconds / longest) * area.width;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill="#0b0f0e" />
      <g fontFamily="FiraGO ExtraBold">
        <text x={area.left} y="112" fill="#3ce6b0" fontSize="40">
          {site.name}
        </text>
        <text x={area.left} y="196" fill="#eef4f1" fontSize="72">
          {title}
        </text>
      </g>
      <g
        transform="translate(1010 60) scale(1.15)"
        fill="none"
        stroke="#ffffff"
        strokeWidth="4.4"
        strokeLinejoin="round"
      >
        <DuckShape />
      </g>
      {sessions.flatMap((session, row) => {
        const { id, duration, chapters } = session;
        const whole = wholeTopicsOf(session).find((topic) => topic in colors);
        return (chapters.length > 0 ? chapters : [{ seconds: 0, topics: [] }]).map(({ seconds, topics }, index) => {
          const own = topics.find((topic) => topic in colors);
          const color = colors[own ?? whole ?? colors.length];
          return (
            <rect
              key={`${id} ${seconds}`}
              x={x(seconds)}
              y={area.top + row * step}
              width={Math.max(1, x(chapters[index + 1]?.seconds ?? duration) - x(seconds) - 1.5)}
              height={step * 0.68}
              fill={color ?? noTopic}
              fillOpacity={color && own === undefined ? 0.6 : 1}
            />
          );
        });
      })}
    </svg>
  );
}
