import { queryOptions } from "@tanstack/react-query";

import type { PaletteIndex } from "#app/content/palette.server.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { queryClient } from "#app/lib/query-client.ts";

/** Episodes and guests as the build wrote them, checked on arrival. */
export const paletteIndexQuery = queryOptions({
  queryKey: ["palette-index"],
  queryFn: async ({ signal }) => readPaletteIndex(await fetchJson("/palette.json", signal)),
});

/** Fetches the index before it is wanted. A failure is silent here: the palette will tell. */
export function warmIndex(): void {
  void queryClient.prefetchQuery(paletteIndexQuery);
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
