import { queryOptions } from "@tanstack/react-query";

import type { PaletteIndex } from "#app/content/palette.server.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { isRecord } from "#app/lib/is-record.ts";
import { queryClient } from "#app/lib/query-client.ts";

import { listGroups } from "./entries.ts";
import { createEntrySearch } from "./search-entries.ts";

/** The search over everything: episodes and guests as the build wrote them, checked and indexed once, on arrival. */
export const paletteSearchQuery = queryOptions({
  queryKey: ["palette-search"],
  queryFn: async ({ signal }) => {
    const index = readPaletteIndex(await fetchJson("/palette.json", signal));
    return createEntrySearch(listGroups(index));
  },
  structuralSharing: false,
});

/** What can be found without the index. */
export const searchCommands = createEntrySearch(listGroups(undefined));

/** Fetches the index before it is wanted. A failure is silent here: the palette will tell. */
export function warmIndex(): void {
  void queryClient.prefetchQuery(paletteSearchQuery);
}

/** Checks what came over the network: a host may answer with an error page or an old file. Throws when it is no index. */
export function readPaletteIndex(value: unknown): PaletteIndex {
  if (!isPaletteIndex(value)) throw new Error("/palette.json is not the palette's index");
  return value;
}

function isPaletteIndex(value: unknown): value is PaletteIndex {
  if (!isRecord(value) || !Array.isArray(value["episodes"]) || !Array.isArray(value["guests"])) return false;
  return (
    value["episodes"].every(
      (episode) =>
        isRecord(episode) &&
        [episode["slug"], episode["title"], episode["guest"]].every(isText) &&
        Array.isArray(episode["tags"]) &&
        episode["tags"].every(isText),
    ) &&
    value["guests"].every(
      (guest) => isRecord(guest) && [guest["id"], guest["name"], guest["title"] ?? ""].every(isText),
    )
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
