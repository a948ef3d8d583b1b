import { clsx } from "clsx";
import type { Hue } from "#app/content/cover-colors.ts";
import { atBase } from "#app/lib/url.ts";
import { BitPattern } from "./episode-cover.tsx";

type Props = { name: string; src?: string; hue: Hue; className?: string };

/** A person's square picture, or their monogram when there is none. */
export function Portrait({ name, src, hue, className }: Props) {
  const shape = clsx("block aspect-square object-cover", className);
  if (!src) return <Monogram name={name} hue={hue} className={shape} />;
  return <img src={atBase(src)} alt={name} width="320" height="320" loading="lazy" className={shape} />;
}

/** A portrait of initials, for people whose picture we do not have. */
function Monogram({ name, hue: { ground, ink }, className }: Omit<Props, "src">) {
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={name}
      className={clsx("notranslate font-mono font-semibold", className)}
    >
      <rect width="100" height="100" fill={ground} />
      <BitPattern text={name} rows={10} columns={17} width={100} height={100} ink={ink} />
      <text x="50" y="50" fill={ink} fontSize="44" textAnchor="middle" dominantBaseline="central" aria-hidden="true">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The first letters of the first and last word of a name, without what stands in brackets. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, "")
    .trim()
    .split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? "").join("");
}
