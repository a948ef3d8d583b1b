import type { Hue } from "#app/content/cover-colors.ts";
import { site } from "#app/site.ts";
import { DuckShape } from "./duck.tsx";
import { BitPattern } from "./episode-cover.tsx";
import { HeroDrawing } from "./hero-drawing.tsx";

/** Size of an Open Graph image, in pixels. */
const [width, height] = [1200, 630];
const frame = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` };

/** In pixels. */
export const titleSizes = { oneLine: 80, twoLines: 62 } as const;

const margin = 80;
const lineHeight = { title: 72, subtitle: 46 } as const;

export type PageImageProps = {
  /** The text that the bit pattern encodes. */
  pattern: string;
  hue: Hue;
  /** The largest element: a number or another sign. */
  mark: string;
  /** Small text at the top right: the site's name, then facts. */
  corner: readonly string[];
  /** The duck for content, the bug for questions. */
  face: "duck" | "bug";
  /** Wrapped by the caller, because SVG does not wrap text. */
  title: { lines: readonly string[]; size: number };
  subtitle: readonly string[];
};

/**
 * The share image of a page, in the style of the covers: a large sign over the bits of `pattern`, with the title below.
 */
export function PageImage({ pattern, hue: { ground, ink }, mark, corner, face, title, subtitle }: PageImageProps) {
  const subtitleEnd = height - 76;
  const titleEnd = subtitleEnd - subtitle.length * lineHeight.subtitle - (subtitle.length > 0 ? 10 : 0);
  return (
    <svg {...frame}>
      <rect width={width} height={height} fill={ground} />
      <g fontFamily="JetBrains Mono SemiBold">
        <BitPattern text={pattern} rows={7} columns={46} width={width} height={350} ink={ink} />
        <rect x={margin} y="74" width="10" height="226" fill={ink} />
        {/* The largest size at which one to three characters fit beside the corner's text. */}
        <text x={margin + 40} y="292" fill={ink} fontSize="290" letterSpacing="-16">
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
          <BugFace />
        )}
      </g>
      <Lines {...title} end={titleEnd} step={lineHeight.title} font="FiraGO ExtraBold" />
      <Lines lines={subtitle} end={subtitleEnd} step={lineHeight.subtitle} size={34} font="FiraGO SemiBold" />
    </svg>
  );
}

type LinesProps = { lines: readonly string[]; end: number; step: number; size: number; font: string };

/** Lines of text. The last baseline is at `end`. */
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

/** The bug's face. The parent SVG sets the outline. */
function BugFace() {
  return (
    <g transform="translate(984 176) scale(1.3)" strokeWidth="5">
      <path d="M31 30q-2-19-22-24M69 30q2-19 22-24" />
      <circle cx="50" cy="71" r="46" fill="#74c35a" />
      <g stroke="#1d2623">
        <circle cx="32" cy="69" r="15" fill="#fff6dc" />
        <circle cx="36" cy="66" r="8" fill="#1d2623" stroke="none" />
        <circle cx="68" cy="69" r="15" fill="#fff6dc" />
        <circle cx="72" cy="66" r="8" fill="#1d2623" stroke="none" />
        <path d="M38 98q12-9 26-3" />
      </g>
    </g>
  );
}

/** The share image of the site: name, tagline lines, and a therapy session on the bits of the name. */
export function SiteImage({ tagline }: { tagline: readonly string[] }) {
  return (
    <svg {...frame}>
      <rect width={width} height={height} fill="#0b0f0e" />
      <g fontFamily="JetBrains Mono SemiBold">
        <BitPattern text={site.name} rows={12} columns={46} width={1200} height={630} ink="#1f6f57" />
      </g>
      <g fontFamily="FiraGO ExtraBold">
        <text x="80" y="150" fill="#3ce6b0" fontSize="52">
          {site.name}
        </text>
        <g fill="#eef4f1" fontSize="76">
          {tagline.map((line, index) => (
            <text key={line} x="80" y={278 + index * 88}>
              {line}
              {index === tagline.length - 1 && <tspan fill="#3ce6b0">|</tspan>}
            </text>
          ))}
        </g>
      </g>
      <svg x="640" y="112" width="508" height="437" viewBox="0 -44 540 464" color="#eef4f1">
        <HeroDrawing />
        <g fill="#14201c" fontFamily="JetBrains Mono SemiBold" fontSize="72">
          <text x="196" y="106">
            &gt;_
          </text>
        </g>
      </svg>
    </svg>
  );
}
