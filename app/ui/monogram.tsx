import { clsx } from "clsx";

type Props = { name: string; hue?: string; className?: string };

/** A portrait of initials, for people whose picture we do not have. */
export function Monogram({ name, hue = "hue-backend", className }: Props) {
  const bits = bitsOf(name);
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={name} className={clsx(hue, "font-mono font-semibold", className)}>
      <rect width="100" height="100" fill="var(--hue-ground)" />
      <g fill="var(--hue-ink)" fontSize="7" opacity="0.28" aria-hidden="true">
        {Array.from({ length: 10 }, (_, row) => (
          <text key={row} x="-2" y={8 + row * 10} textLength="104">
            {bits.slice(row * 16, row * 16 + 16)}
          </text>
        ))}
      </g>
      <text
        x="50"
        y="50"
        fill="var(--hue-ink)"
        fontSize="44"
        textAnchor="middle"
        dominantBaseline="central"
        aria-hidden="true"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first letters of the first and last word, without what stands in brackets. */
function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, "")
    .trim()
    .split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? "").join("");
}

/** 160 zeros and ones that belong to this name alone. */
function bitsOf(name: string): string {
  return [...name.repeat(20)]
    .map((letter) => (letter.codePointAt(0) ?? 0).toString(2).slice(-8))
    .join("")
    .slice(0, 160);
}
