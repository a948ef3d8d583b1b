import { listSearchFile } from "#app/publish/search-file.server.ts";

/** A file that lists and palette fetch when something is first looked for. */
export async function loader() {
  return Response.json(await listSearchFile());
}
