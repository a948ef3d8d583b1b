import { useState } from "react";
import { useLocation } from "react-router";
import { create } from "zustand";

import type { ListStart } from "./list-parts.ts";
import { type ListItems, useListItems } from "./use-list-items.ts";

export type LongList<Item> = ListItems<Item> & {
  start: ListStart<Item>;
  isAllWanted: boolean;
  /** How many of what was found in it are shown. */
  count: number;
  /** What `count` belongs to: the place in the history where the page was opened, and what is looked at. */
  opened: string;
  view: string;
};

type Options = {
  /** All of it is fetched at once. */
  isAllWanted: boolean;
  /** What is looked at, in words: what another filter finds is shown from its beginning. */
  view: string;
};

/** How many items are shown, by place in the history and by view; for as long as the visit lasts. */
const useCounts = create<Readonly<Record<string, number>>>(() => ({}));

/** A list on its own page, shown a batch at a time. What makes it longer is fetched after the page (ui/list-end.tsx). */
export function useLongList<Item>(start: ListStart<Item>, { isAllWanted, view }: Options): LongList<Item> {
  const { key } = useLocation();
  // What opens over the page is an entry in the history too, and does not change the list.
  const [opened] = useState(key);
  const count = useCounts((counts) => counts[opened + view]) ?? start.first.length;
  return { ...useListItems(start, isAllWanted), start, isAllWanted, count, opened, view };
}

/** Has so many items shown at a place: LongList's `opened` and `view`, one after the other. */
export function setCount(place: string, count: number): void {
  if (useCounts.getState()[place] !== count) useCounts.setState({ [place]: count });
}
