import { clsx } from "clsx";

import { hueOf } from "#app/lib/topic-family.ts";

type Props = { number: number; slug: string; tags: readonly string[]; className?: string };

const rows = 9;
const bitsPerRow = 34;

/** An episode's face: its number in huge digits on the bits of its slug, in the hue of its topics. Decorative. */
export function EpisodeCover({ number, slug, tags, className }: Props) {
  const bits = bitsOf(slug, rows * bitsPerRow);
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={clsx(hueOf(tags), "block aspect-video w-full font-mono font-semibold", className)}
    >
      <rect width="320" height="180" fill="var(--hue-ground)" />
      <g fill="var(--hue-ink)" fontSize="12" opacity="0.22">
        {Array.from({ length: rows }, (_, row) => (
          <text key={row} x="0" y={14 + row * 20.5} textLength="322">
            {bits.slice(row * bitsPerRow, (row + 1) * bitsPerRow)}
          </text>
        ))}
      </g>
      <rect x="18" y="34" width="4" height="112" fill="var(--hue-ink)" />
      <text x="34" y="144" fill="var(--hue-ink)" fontSize="140" letterSpacing="-8">
        {String(number).padStart(2, "0")}
      </text>
    </svg>
  );
}

/** The first `count` bits of the slug's letters, from the start again when they run out. */
function bitsOf(slug: string, count: number): string {
  const once = [...slug].map((letter) => (letter.codePointAt(0) ?? 0).toString(2).padStart(7, "0")).join("");
  return once.repeat(Math.ceil(count / once.length)).slice(0, count);
}
