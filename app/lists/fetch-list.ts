import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { isOfAnotherBuild } from "#app/lib/release.ts";
import { type ListStart, restPath } from "./list-start.ts";

/** Fetches the rest of a list, once per visit. Rejects on failure. Import it lazily. */
export async function fetchRest<Item>({ name, first, total }: ListStart<Item>): Promise<readonly Item[]> {
  if (total <= first.length) return [];
  const rest = await queryClient.fetchQuery({
    queryKey: ["list", name],
    queryFn: ({ signal }) => fetchJson(`${restPath(name)}.json`, readRest, signal),
    // Fails offline instead of pausing, so that the list can report it.
    networkMode: "always",
  });
  // After a release, the file may begin with items that the page already has.
  const present = new Set(first.map(nameOf));
  // The build writes the file and the page from the same items.
  return rest.filter((item) => !present.has(nameOf(item))) as Item[];
}

/** Returns an item's id or filename. */
function nameOf(item: unknown): string | undefined {
  const fields = asRecord(item);
  const name = fields?.["id"] ?? fields?.["filename"];
  return typeof name === "string" ? name : undefined;
}

/**
 * Validates a fetched list. A host may answer with an error page, and a release may have changed the items. The build
 * has validated the items, so only those from the page's own build fit its cards.
 */
function readRest(value: unknown): unknown[] {
  const items = asRecord(value)?.["items"];
  if (!Array.isArray(items) || !items.every(nameOf)) throw new Error("The file contains no list items");
  if (isOfAnotherBuild(value)) throw new Error("The list has changed since the page was opened");
  return items;
}
