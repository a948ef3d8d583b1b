import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { hue: string; children: ReactNode };

/** The block that a product is printed on: two tones of one hue, like an episode's cover. Decorative. */
export function Print({ hue, children }: Props) {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true" className={clsx(hue, "block w-full font-mono font-semibold")}>
      <rect width="320" height="240" fill="var(--hue-ground)" />
      {children}
    </svg>
  );
}

export const ink = "var(--hue-ink)";
export const ground = "var(--hue-ground)";
