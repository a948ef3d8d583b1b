import { clsx } from "clsx";
import type { Hue } from "#app/content/cover-colors.ts";
import { BitPattern } from "./episode-cover.tsx";

type Props = { name: string; src?: string; hue: Hue; className?: string };

/** A person's square photo. Without one, a monogram on the bits of the name. */
export function Portrait({ name, src, hue: { background, foreground }, className }: Props) {
  const shape = clsx("block aspect-square object-cover", className);
  if (src) return <img src={src} alt={name} width="320" height="320" loading="lazy" className={shape} />;
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={name}
      className={clsx("notranslate font-mono font-semibold", shape)}
    >
      <rect width="100" height="100" fill={background} />
      <BitPattern text={name} rows={10} columns={17} width={100} height={100} color={foreground} />
      <text
        x="50"
        y="50"
        fill={foreground}
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

/**
 * Returns the first letters of the first and the last word of a name, ignoring parentheses and punctuation. A name
 * without letters has its first character, such as an emoji.
 */
export function initialsOf(name: string): string {
  const letters = name
    .replace(/\(.*?\)/g, "")
    .split(/\s+/)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  if (letters.length > 1) return `${letters[0]}${letters.at(-1)}`;
  return letters[0] ?? [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
}
