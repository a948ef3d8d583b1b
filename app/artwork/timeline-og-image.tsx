import type { Timeline } from "#app/content/timeline.ts";
import { site } from "#app/site.ts";

import { DuckShape } from "./duck.tsx";

/** Where the lines stand: pixels of the 1200 × 630. */
const area = { left: 80, top: 250, width: 1040, height: 310 };

/** The colours of the topics of most sessions, as in the dark theme of timeline.css. */
const colors = ["#6bb8ff", "#ffbe4d", "#ff7ab2", "#b3ec52", "#b59bff", "#ff8f73"];

/** What is about another topic, and what is about none. */
const [otherTopic, noTopic] = ["#7f8a82", "#34413c"];

/**
 * The whole show as the picture of a shared link: every session to scale, its chapters in the colours of /topics; one whose
 * chapters are not known is a thin line in the colour of its largest topic.
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
      {sessions.flatMap(({ id, duration, topics: all, chapters }, row) => {
        const hasChapters = chapters.length > 0;
        const [top, height] = hasChapters ? [0, 0.68] : [0.17, 0.34];
        return (hasChapters ? chapters : [{ seconds: 0, topics: all }]).map(({ seconds, topics }, index) => (
          <rect
            key={`${id} ${seconds}`}
            x={x(seconds)}
            y={area.top + (row + top) * step}
            width={Math.max(1, x(chapters[index + 1]?.seconds ?? duration) - x(seconds) - 1.5)}
            height={step * height}
            fill={topics[0] === undefined ? noTopic : (colors[topics[0]] ?? otherTopic)}
          />
        ));
      })}
    </svg>
  );
}
