import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { create } from "zustand";
import type { ListStart } from "./list-start.ts";

/** What has come of a list after its first items, which each page has its own of, and how the last try to fetch it went. */
type Loaded = { rest?: readonly unknown[]; status: "idle" | "loading" | "failed" };

const notLoaded: Loaded = { status: "idle" };

/** By list; for as long as the visit lasts. */
const useLoaded = create<Readonly<Record<string, Loaded>>>(() => ({}));

/** How many items are shown, by place in the history and by view; for as long as the visit lasts. */
const useCounts = create<Readonly<Record<string, number>>>(() => ({}));

/**
 * A list on its own page, shown a batch at a time: `count` is how many of what was found in it are shown. What makes it longer
 * is fetched after the page (load-more.tsx). `view` says what is looked at: what another filter finds is shown from its
 * beginning.
 */
export function useInfiniteList<Item>(start: ListStart<Item>, options: { isAllWanted: boolean; view: string }) {
  const { isAllWanted, view } = options;
  const { key } = useLocation();
  // What opens over the page is an entry in the history too, and does not change the list.
  const [opened] = useState(key);
  const count = useCounts((counts) => counts[opened + view]) ?? start.first.length;
  return { ...useListItems(start, isAllWanted), start, count, opened, view };
}

export type InfiniteList = ReturnType<typeof useInfiniteList<unknown>>;

/**
 * A list of which the page has brought the first items; the rest is fetched if it is wanted. `items` are all that is there so
 * far, in the list's order; it `isComing` while all is wanted and may still come.
 */
export function useListItems<Item>(start: ListStart<Item>, isAllWanted: boolean) {
  const { rest, status } = useLoaded((lists) => lists[keyOf(start)] ?? notLoaded);
  // The build makes a list's file and its page of the same items.
  const items: readonly Item[] = useMemo(
    () => (rest ? [...start.first, ...(rest as Item[])] : start.first),
    [start, rest],
  );
  const isWhole = rest !== undefined || start.total <= start.first.length;
  const isMissing = isAllWanted && !isWhole;

  useEffect(() => {
    if (isMissing) void loadList(start);
  }, [isMissing, start]);

  return { items, status, isWhole, isComing: isMissing && status !== "failed" };
}

/** Fetches all of a list that has not come. A failure is its status; asking again tries again. Never rejects. */
export async function loadList(start: ListStart<unknown>): Promise<void> {
  const key = keyOf(start);
  const hasCome = () => useLoaded.getState()[key]?.rest !== undefined;
  if (hasCome()) return;
  useLoaded.setState({ [key]: { status: "loading" } });
  try {
    const { fetchRest } = await import("./fetch-list.ts");
    const rest = await fetchRest(start);
    useLoaded.setState({ [key]: { rest, status: "idle" } });
  } catch {
    // Another request may have brought it meanwhile.
    if (!hasCome()) useLoaded.setState({ [key]: { status: "failed" } });
  }
}

/** Has so many items shown at a place: the key of an entry in the history and a list's `view`, one after the other. */
export function setCount(place: string, count: number): void {
  if (useCounts.getState()[place] !== count) useCounts.setState({ [place]: count });
}

/** Another release's list has another length. */
function keyOf({ name, total }: ListStart<unknown>): string {
  return `${name} ${total}`;
}
