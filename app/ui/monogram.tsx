import { clsx } from "clsx";

import { bitsOf } from "#app/lib/bits.ts";
import { initialsOf } from "#app/lib/initials.ts";
import type { Hue } from "#app/lib/topic-family.ts";

import { BitPattern } from "./bit-pattern.tsx";

type Props = { name: string; hue: Hue; className?: string };

/** A portrait of initials, for people whose picture we do not have. */
export function Monogram({ name, hue: { ground, ink }, className }: Props) {
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={name} className={clsx("font-mono font-semibold", className)}>
      <rect width="100" height="100" fill={ground} />
      <BitPattern bits={bitsOf(name)} rows={10} columns={17} width={100} height={100} ink={ink} />
      <text x="50" y="50" fill={ink} fontSize="44" textAnchor="middle" dominantBaseline="central" aria-hidden="true">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
