import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { asRecord } from "#app/lib/read-entries.ts";
import { isOfAnotherBuild } from "#app/lib/release.ts";
import { type ListStart, restPath } from "./list-start.ts";

/** What a list's page has not brought, fetched once a visit. Rejects when it does not come. Import it lazily. */
export async function fetchRest<Item>({ name, first, total }: ListStart<Item>): Promise<readonly Item[]> {
  if (total <= first.length) return [];
  const rest = await queryClient.fetchQuery({
    queryKey: ["list", name],
    queryFn: ({ signal }) => fetchJson(`${restPath(name)}.json`, readRest, signal),
    // Offline it fails instead of waiting, so that the list can say so.
    networkMode: "always",
  });
  // After a release the file may begin with what the page has already.
  const present = new Set(first.map(nameOf));
  // The build makes the file and the page of the same items.
  return rest.filter((item) => !present.has(nameOf(item))) as Item[];
}

/** What a list's item is known by: its id, or its file's name. */
function nameOf(item: unknown): string | undefined {
  const fields = asRecord(item);
  const name = fields?.["id"] ?? fields?.["filename"];
  return typeof name === "string" ? name : undefined;
}

/**
 * A host may answer with an error page, and a release may have come meanwhile. The items themselves were checked when the
 * site was built, so only those of the same build as the page are known to be what its cards expect.
 */
function readRest(value: unknown): unknown[] {
  const items = asRecord(value)?.["items"];
  if (!Array.isArray(items) || !items.every(nameOf)) throw new Error("The file holds no items of a list");
  if (isOfAnotherBuild(value)) throw new Error("The list has changed since the page was opened");
  return items;
}
