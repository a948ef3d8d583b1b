import { listSearchFile } from "#app/publish/search-file.server.ts";

/** The search data, which lists and the palette fetch on the first search. */
export async function loader() {
  return Response.json(await listSearchFile());
}
