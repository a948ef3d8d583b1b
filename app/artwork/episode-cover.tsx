import { clsx } from "clsx";
import { hueOf } from "#app/content/topic-colors.ts";
import { twoDigits } from "#app/lib/words.ts";
import { BitPattern } from "./bit-pattern.tsx";

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
