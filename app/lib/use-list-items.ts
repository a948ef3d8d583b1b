import { useEffect, useMemo } from "react";
import { create } from "zustand";

import { countParts, type ListStart } from "./list-parts.ts";

/** What has come after a list's beginning, in how many parts, and how the last try to fetch more went. */
export type ListRest = { items: readonly unknown[]; parts: number; status: "idle" | "loading" | "failed" };

export type ListItems<Item> = {
  /** All that is there so far, in the list's order. */
  items: readonly Item[];
  status: ListRest["status"];
  isWhole: boolean;
  /** Whether all is wanted, and may still come. */
  isComing: boolean;
};

const none: ListRest = { items: [], parts: 0, status: "idle" };

/** By list; for as long as the visit lasts. */
const useRests = create<Readonly<Record<string, ListRest>>>(() => ({}));

/** A list of which the page has brought the beginning; all the rest is fetched if it is wanted (see list-rest.ts). */
export function useListItems<Item>(start: ListStart<Item>, isAllWanted: boolean): ListItems<Item> {
  const { items: rest, parts, status } = useRests((rests) => rests[keyOf(start)] ?? none);
  // The build makes a list's parts and its beginning of the same items.
  const items = useMemo(() => [...start.first, ...(rest as Item[])], [start, rest]);
  const isWhole = parts >= countParts(start);
  const isMissing = isAllWanted && !isWhole;

  useEffect(() => {
    if (!isMissing) return;
    const fail = () => changeRest(start, { status: "failed" });
    void import("./list-rest.ts").then(({ loadAll }) => loadAll(start), fail);
  }, [isMissing, start]);

  return { items, status, isWhole, isComing: isMissing && status !== "failed" };
}

/** What has come of a list after its beginning. */
export function restOf(start: ListStart<unknown>): ListRest {
  return useRests.getState()[keyOf(start)] ?? none;
}

/** Writes down what has come. */
export function changeRest(start: ListStart<unknown>, changes: Partial<ListRest>): void {
  useRests.setState({ [keyOf(start)]: { ...restOf(start), ...changes } });
}

/** Another release's list has another length. */
function keyOf({ name, total }: ListStart<unknown>): string {
  return `${name} ${total}`;
}
