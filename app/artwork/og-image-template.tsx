import type { Hue } from "#app/content/topic-colors.ts";

import { BitPattern } from "./bit-pattern.tsx";
import { DuckShape } from "./duck.tsx";

/** Pixels of the picture that other sites show beside a link. */
const previewSize = { width: 1200, height: 630 } as const;

/** Font sizes of a title, in pixels: the first one in which it takes one line, or else the last. */
export const titleSizes = [80, 62] as const;

/** Where text stands, and the largest size at which a mark of one to three characters fits beside the corner's words. */
const margin = 80;
const markSize = 290;
const lineHeight = { title: 72, subtitle: 46 } as const;

type Props = {
  /** The words that the pattern of zeros and ones spells. */
  pattern: string;
  hue: Hue;
  /** What the eye lands on: a number or another sign in huge mono. */
  mark: string;
  /** Small words at the top right: the name of the site, then facts in mono. */
  corner: readonly string[];
  /** Who looks on: the therapist at what is told, the bug at what is asked. */
  face: "duck" | "bug";
  /** SVG does not wrap text: the lines come ready made. */
  title: { lines: readonly string[]; size: number };
  subtitle: readonly string[];
};

/** The picture of a shared link, in the language of the covers: a mark on its own bits, and what it stands for below. */
export function OgImageTemplate({ pattern, hue: { ground, ink }, mark, corner, face, title, subtitle }: Props) {
  const { width, height } = previewSize;
  const subtitleEnd = height - 76;
  const titleEnd = subtitleEnd - subtitle.length * lineHeight.subtitle - (subtitle.length > 0 ? 10 : 0);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={ground} />
      <g fontFamily="JetBrains Mono SemiBold">
        <BitPattern text={pattern} rows={7} columns={46} width={width} height={350} ink={ink} />
        <rect x={margin} y="74" width="10" height="226" fill={ink} />
        <text x={margin + 40} y="292" fill={ink} fontSize={markSize} letterSpacing="-16">
          {mark}
        </text>
      </g>
      <g fill={ink} fontSize="32" textAnchor="end">
        {corner.map((words, index) => (
          <text
            key={words}
            x={width - margin}
            y={104 + index * 46}
            fontFamily={index === 0 ? "FiraGO ExtraBold" : "JetBrains Mono SemiBold"}
          >
            {words}
          </text>
        ))}
      </g>
      <g fill="none" stroke="#ffffff" strokeLinecap="round" strokeLinejoin="round">
        {face === "duck" ? (
          <g transform="translate(946 174) scale(1.7)" strokeWidth="4.4">
            <DuckShape />
          </g>
        ) : (
          <g transform="translate(984 176) scale(1.3)" strokeWidth="5">
            <BugShape />
          </g>
        )}
      </g>
      <Lines {...title} end={titleEnd} step={lineHeight.title} font="FiraGO ExtraBold" />
      <Lines lines={subtitle} end={subtitleEnd} step={lineHeight.subtitle} size={34} font="FiraGO SemiBold" />
    </svg>
  );
}

type LinesProps = { lines: readonly string[]; end: number; step: number; size: number; font: string };

/** Lines of text whose last one stands at `end`. */
function Lines({ lines, end, step, size, font }: LinesProps) {
  return (
    <g fill="#ffffff" fontFamily={font} fontSize={size}>
      {lines.map((line, index) => (
        <text key={line} x={margin} y={end - (lines.length - 1 - index) * step}>
          {line}
        </text>
      ))}
    </g>
  );
}

/** The patient's face, 100 units wide and 120 high, for a picture that sets the outline. */
function BugShape() {
  return (
    <>
      <path d="M31 30q-2-19-22-24M69 30q2-19 22-24" />
      <circle cx="50" cy="71" r="46" fill="#74c35a" />
      <g stroke="#1d2623">
        <circle cx="32" cy="69" r="15" fill="#fff6dc" />
        <circle cx="36" cy="66" r="8" fill="#1d2623" stroke="none" />
        <circle cx="68" cy="69" r="15" fill="#fff6dc" />
        <circle cx="72" cy="66" r="8" fill="#1d2623" stroke="none" />
        <path d="M38 98q12-9 26-3" />
      </g>
    </>
  );
}
