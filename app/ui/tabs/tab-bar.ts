import { clsx } from "clsx";
import type { ReactNode } from "react";

type TabItem<Key extends string> = { key: Key; label: string; content: ReactNode };

export type TabsProps<Key extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  className?: string;
};

export const tabBar = "flex flex-wrap gap-x-5 border-b border-line md:gap-x-9";
const shape =
  "-mb-px inline-flex min-h-12 items-center border-b-2 text-sm font-semibold transition-colors hover:text-mint md:text-base";

/** How a tab looks, chosen or not. */
export function tabClass(isChosen: boolean): string {
  return clsx(shape, isChosen ? "border-mint text-text" : "border-transparent text-muted");
}
