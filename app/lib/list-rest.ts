import { fetchParts, nameOf } from "./fetch-parts.ts";
import { countParts, type ListStart } from "./list-parts.ts";
import { changeRest, restOf } from "./use-list-items.ts";

/** What comes of a list after the page. Import it when it is wanted. */

/** Fetches all of a list that has not come. A failure is its status; asking again tries again. */
export function loadAll(start: ListStart<unknown>): Promise<void> {
  return load(start, countParts(start));
}

/** Fetches the next part of a list. */
export function loadNext(start: ListStart<unknown>): Promise<void> {
  return load(start, Math.min(restOf(start).parts + 1, countParts(start)));
}

/** Prefetches the next part of a list. A failure is ignored: the part is requested again when it is needed. */
export function fetchNextAhead(start: ListStart<unknown>): void {
  void fetchParts(start.name, restOf(start).parts + 1).catch(() => undefined);
}

async function load(start: ListStart<unknown>, parts: number): Promise<void> {
  // Another request may load these parts meanwhile.
  const isMissing = () => parts > restOf(start).parts;
  if (!isMissing()) return;
  changeRest(start, { status: "loading" });
  try {
    const fetched = await fetchParts(start.name, parts);
    // After a release a part may begin with what the page has already.
    const present = new Set(start.first.map(nameOf));
    const items = fetched.filter((item) => !present.has(nameOf(item)));
    if (isMissing()) changeRest(start, { items, parts, status: "idle" });
  } catch {
    if (isMissing()) changeRest(start, { status: "failed" });
  }
}
