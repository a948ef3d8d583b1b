import { clsx } from "clsx";
import { hueOf } from "#app/content/cover-colors.ts";
import { twoDigits } from "#app/lib/words.ts";

type Props = { number: number; slug: string; tags: readonly string[]; className?: string };

/** An episode's face: its number in huge digits on the bits of its slug, in the hue of its topics. Decorative. */
export function EpisodeCover({ number, slug, tags, className }: Props) {
  const { ground, ink } = hueOf(tags);
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={clsx("notranslate block aspect-video w-full font-mono font-semibold", className)}
    >
      <rect width="320" height="180" fill={ground} />
      <BitPattern text={slug} rows={9} columns={34} width={320} height={180} ink={ink} />
      <rect x="18" y="34" width="4" height="112" fill={ink} />
      <text x="34" y="144" fill={ink} fontSize="140" letterSpacing="-8">
        {twoDigits(number)}
      </text>
    </svg>
  );
}

/** Of a mono glyph's size. */
const glyphWidth = 0.6;

type BitPatternProps = { text: string; rows: number; columns: number; width: number; height: number; ink: string };

/**
 * Rows of zeros and ones that fill a block of an SVG, faint behind what stands on it. Spaced by the letter: `textLength`
 * makes browsers place each digit by itself, which takes a long list of covers twice the time.
 */
export function BitPattern({ text, rows, columns, width, height, ink }: BitPatternProps) {
  const lineHeight = height / rows;
  const fontSize = lineHeight * 0.6;
  const letterSpacing = ((width - columns * glyphWidth * fontSize) / (columns - 1)).toFixed(3);
  const lines = bitRows(text, rows, columns).map(
    (bits, row) => `<text x="0" y="${lineHeight * (row + 0.7)}">${bits}</text>`,
  );
  return (
    <g
      fill={ink}
      fontSize={fontSize}
      letterSpacing={letterSpacing}
      // Digits do not overlap: the group needs no layer of its own.
      fillOpacity="0.22"
      aria-hidden="true"
      // Nothing for React to look through: a list has hundreds of these lines.
      dangerouslySetInnerHTML={{ __html: lines.join("") }}
    />
  );
}

/** Rows of a text's letters as zeros and ones, eight or more to a letter: a pattern that belongs to this text alone. */
export function bitRows(text: string, rows: number, columns: number): string[] {
  const once = [...text].map((letter) => (letter.codePointAt(0) ?? 0).toString(2).padStart(8, "0")).join("");
  const bits = once.repeat(Math.ceil((rows * columns) / once.length));
  return Array.from({ length: rows }, (_, row) => bits.slice(row * columns, (row + 1) * columns));
}
