import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { create } from "zustand";
import type { ListStart } from "./list-start.ts";

/** The fetched rest of a list, and the status of the last fetch. Each page has its own first items. */
type Loaded = { rest?: readonly unknown[]; status: "idle" | "loading" | "failed" };

const notLoaded: Loaded = { status: "idle" };

/** By list, for the duration of the visit. */
const useLoaded = create<Readonly<Record<string, Loaded>>>(() => ({}));

/** Number of shown items by history entry and view, for the duration of the visit. */
const useCounts = create<Readonly<Record<string, number>>>(() => ({}));

/**
 * A list shown in batches on its own page. `count` is the number of shown items. load-more.tsx fetches the rest.
 * `view` identifies the filters: another view starts at its beginning.
 */
export function useInfiniteList<Item>(start: ListStart<Item>, options: { isAllWanted: boolean; view: string }) {
  const { isAllWanted, view } = options;
  const { key } = useLocation();
  // Overlays add history entries too, and must not change the list.
  const [opened] = useState(key);
  const count = useCounts((counts) => counts[opened + view]) ?? start.first.length;
  return { ...useListItems(start, isAllWanted), start, count, opened, view };
}

export type InfiniteList = ReturnType<typeof useInfiniteList<unknown>>;

/**
 * A list whose page has the first items. Fetches the rest if `isAllWanted`. `items` are those available, in order.
 * `isComing` is true while the rest is wanted and may still load.
 */
export function useListItems<Item>(start: ListStart<Item>, isAllWanted: boolean) {
  const { rest, status } = useLoaded((lists) => lists[keyOf(start)] ?? notLoaded);
  // The build writes a list's file and its page from the same items.
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

/**
 * Fetches the rest of a list, unless it has loaded. Stores a failure as the status; calling it again retries. Never
 * rejects.
 */
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
    // Another request may have succeeded meanwhile.
    if (!hasCome()) useLoaded.setState({ [key]: { status: "failed" } });
  }
}

/** Sets the number of shown items for a place: a history key followed by the list's `view`. */
export function setCount(place: string, count: number): void {
  if (useCounts.getState()[place] !== count) useCounts.setState({ [place]: count });
}

/** Includes the length, because another release's list has a different one. */
function keyOf({ name, total }: ListStart<unknown>): string {
  return `${name} ${total}`;
}
