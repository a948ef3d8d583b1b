import { clsx } from "clsx";
import { hueOf } from "#app/content/cover-colors.ts";
import { twoDigits } from "#app/lib/text.ts";

type Props = { number: number; slug: string; tags: readonly string[]; className?: string };

/** A decorative episode cover: its number in huge digits on the bits of its slug, in the color of its topics. */
export function EpisodeCover({ number, slug, tags, className }: Props) {
  const { background, foreground } = hueOf(tags);
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={clsx("notranslate block aspect-video w-full font-mono font-semibold", className)}
    >
      <rect width="320" height="180" fill={background} />
      <BitPattern text={slug} rows={9} columns={34} width={320} height={180} color={foreground} />
      <rect x="18" y="34" width="4" height="112" fill={foreground} />
      <text x="34" y="144" fill={foreground} fontSize="140" letterSpacing="-8">
        {twoDigits(number)}
      </text>
    </svg>
  );
}

/** Relative to the font size. */
const glyphWidth = 0.6;

type BitPatternProps = { text: string; rows: number; columns: number; width: number; height: number; color: string };

/**
 * Faint rows of zeros and ones that fill a block of an SVG. Uses letter spacing, because `textLength` makes browsers
 * position each digit, which doubles the time to render a long list.
 */
export function BitPattern({ text, rows, columns, width, height, color }: BitPatternProps) {
  const lineHeight = height / rows;
  const fontSize = lineHeight * 0.6;
  const letterSpacing = ((width - columns * glyphWidth * fontSize) / (columns - 1)).toFixed(3);
  const lines = bitRows(text, rows, columns).map(
    (bits, row) => `<text x="0" y="${lineHeight * (row + 0.7)}">${bits}</text>`,
  );
  return (
    <g
      fill={color}
      fontSize={fontSize}
      letterSpacing={letterSpacing}
      // `fillOpacity` instead of `opacity` creates no compositing layer, and looks the same because digits never
      // overlap.
      fillOpacity="0.22"
      aria-hidden="true"
      // Raw HTML keeps hundreds of lines out of React's reconciliation.
      dangerouslySetInnerHTML={{ __html: lines.join("") }}
    />
  );
}

/** Returns rows of zeros and ones: the text's code points in binary, at least eight digits each, repeated. */
export function bitRows(text: string, rows: number, columns: number): string[] {
  const once = [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(2).padStart(8, "0")).join("");
  const bits = once.repeat(Math.ceil((rows * columns) / once.length));
  return Array.from({ length: rows }, (_, row) => bits.slice(row * columns, (row + 1) * columns));
}
