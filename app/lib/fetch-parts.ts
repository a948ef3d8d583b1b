import { queryOptions } from "@tanstack/react-query";

import { isOfAnotherBuild } from "./build-id.ts";
import { fetchJson } from "./fetch-json.ts";
import { countParts, type ListName, type ListStart, partPath } from "./list-parts.ts";
import { queryClient } from "./query-client.ts";
import { asRecord } from "./read-entries.ts";

/**
 * Fetches the first `count` parts of what a list has after its beginning, those of them that have not come before.
 * Rejects when one does not come. Import it when it is wanted.
 */
export async function fetchParts(name: ListName, count: number): Promise<unknown[]> {
  const parts = Array.from({ length: count }, (_, index) => queryClient.fetchQuery(partQuery(name, index + 1)));
  return (await Promise.all(parts)).flat();
}

/** All of a list, its beginning included. Rejects when not all of it comes. */
export async function fetchAll<Item>(start: ListStart<Item>): Promise<readonly Item[]> {
  // The build makes a list's parts and its beginning of the same items.
  const rest = (await fetchParts(start.name, countParts(start))) as Item[];
  return [...start.first, ...rest];
}

/** What a list's item is known by: its id, or its file's name. */
export function nameOf(item: unknown): string | undefined {
  const fields = asRecord(item);
  const name = fields?.["id"] ?? fields?.["filename"];
  return typeof name === "string" ? name : undefined;
}

/** What all items of a list are known by. Rejects when not all of them come. */
export async function fetchNames(start: ListStart<unknown>): Promise<ReadonlySet<string>> {
  return new Set((await fetchAll(start)).flatMap((item) => nameOf(item) ?? []));
}

function partQuery(name: ListName, part: number) {
  return queryOptions({
    queryKey: ["list-part", name, part],
    queryFn: ({ signal }) => fetchJson(`${partPath(name, part)}.json`, readPart, signal),
    // Offline it fails instead of waiting, so that the list can say so.
    networkMode: "always",
  });
}

/**
 * A host may answer with an error page, and a release may have come meanwhile. The items themselves were checked when the
 * site was built, so only those of the same build as the page are known to be what its cards expect.
 */
function readPart(value: unknown): unknown[] {
  const items = asRecord(value)?.["items"];
  if (!Array.isArray(items) || !items.every(nameOf)) throw new Error("The file holds no part of a list");
  if (isOfAnotherBuild(value)) throw new Error("The list has changed since the page was opened");
  return items;
}
