import type { ReactNode } from "react";

import { type Hue } from "#app/content/topic-colors.ts";

type Props = { hue: Hue; children: ReactNode };

/** The block that a product is printed on: two tones of one hue, like an episode's cover. Decorative. */
export function Print({ hue, children }: Props) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className="block w-full font-mono font-semibold">
      <rect width="320" height="240" fill={hue.ground} />
      {children}
    </svg>
  );
}
