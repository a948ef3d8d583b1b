import type { Hue } from "#app/content/cover-colors.ts";
import { site } from "#app/site.ts";
import { DuckShape } from "./duck.tsx";
import { BitPattern } from "./episode-cover.tsx";
import { HeroDrawing } from "./hero-drawing.tsx";

/** Size of an Open Graph image, in pixels. */
const [width, height] = [1200, 630];

/** In pixels. */
export const titleSizes = { oneLine: 80, twoLines: 62 } as const;

const margin = 80;
const lineHeight = { title: 72, subtitle: 46 } as const;

export type ShareImageProps = {
  /** The text that the bit pattern encodes. */
  pattern: string;
  hue: Hue;
  /** The largest element: a number or another character. */
  symbol: string;
  /** Small text at the top right, below the site's name. */
  fact?: string;
  /** Default: the duck. */
  face?: keyof typeof faces;
  /** Wrapped by the caller, because SVG does not wrap text. */
  title: { lines: readonly string[]; size: number };
  subtitle: readonly string[];
};

/**
 * The share image of a page, in the style of the covers: a large symbol over the bits of `pattern`, with the title
 * below.
 */
export function ShareImage({
  pattern,
  hue: { background, foreground },
  symbol,
  fact,
  face = "duck",
  title,
  subtitle,
}: ShareImageProps) {
  const subtitleEnd = height - 76;
  const titleEnd = subtitleEnd - subtitle.length * lineHeight.subtitle - (subtitle.length > 0 ? 10 : 0);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <rect width={width} height={height} fill={background} />
      <g fontFamily="JetBrains Mono SemiBold">
        <BitPattern text={pattern} rows={7} columns={46} width={width} height={350} color={foreground} />
        <rect x={margin} y="74" width="10" height="226" fill={foreground} />
        {/* The largest size at which one to three characters fit beside the corner's text. */}
        <text x={margin + 40} y="292" fill={foreground} fontSize="290" letterSpacing="-16">
          {symbol}
        </text>
      </g>
      <g fill={foreground} fontSize="32" textAnchor="end">
        <text x={width - margin} y="104" fontFamily="FiraGO ExtraBold">
          {site.name}
        </text>
        <text x={width - margin} y="150" fontFamily="JetBrains Mono SemiBold">
          {fact}
        </text>
      </g>
      <g fill="none" stroke="#ffffff" strokeLinecap="round" strokeLinejoin="round">
        {faces[face]}
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

/** The duck for content, the bug for questions, both for the landing page. The parent SVG sets the outline. */
const faces = {
  duck: (
    <g transform="translate(946 174) scale(1.7)" strokeWidth="4.4">
      <DuckShape />
    </g>
  ),
  bug: (
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
  ),
  session: (
    <svg x="490" y="46" width="419" height="360" viewBox="0 0 540 464" color="#ffffff">
      <HeroDrawing />
    </svg>
  ),
};
