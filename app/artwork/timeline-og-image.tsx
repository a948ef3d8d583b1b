import { Fragment } from "react";

import { type Timeline, wholeTopicsOf } from "#app/content/timeline.ts";
import { site } from "#app/site.ts";

import { DuckShape } from "./duck.tsx";

/** Where the lines stand: pixels of the 1200 × 630. */
const area = { left: 80, top: 250, width: 1040, height: 310 };

/** The colours of the topics of most sessions, as in the dark theme of timeline.css. */
const colors = ["#6bb8ff", "#ffbe4d", "#ff7ab2", "#b3ec52", "#b59bff", "#ff8f73"];

/** What is about none of these. */
const noTopic = "#34413c";

/** The colour of the first of these topics that has one. */
function colorOf(topics: readonly number[]): string | undefined {
  return topics.flatMap((topic) => colors[topic] ?? [])[0];
}

/** The whole show as the picture of a shared link: every session to scale, drawn as on /topics. */
export function TimelineOgImage({ timeline: { sessions }, title }: { timeline: Timeline; title: string }) {
  const longest = Math.max(...sessions.map(({ duration }) => duration));
  const step = area.height / sessions.length;
  const height = step * 0.68;
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
      {sessions.map((session, row) => {
        const { id, duration, chapters } = session;
        const whole = colorOf(wholeTopicsOf(session));
        const parts = chapters.length > 0 ? chapters : [{ seconds: 0, topics: [] }];
        return (
          <g key={id} transform={`translate(0 ${area.top + row * step})`}>
            {parts.map(({ seconds, topics }, index) => {
              const [left, right] = [x(seconds), x(parts[index + 1]?.seconds ?? duration)];
              const place = { x: left, width: Math.max(1, right - left - 1.5) };
              const own = colorOf(topics);
              return (
                <Fragment key={seconds}>
                  <rect {...place} height={height} fill={own ?? noTopic} />
                  {!own && whole && <rect {...place} height={height * 0.45} fill={whole} />}
                </Fragment>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
