import { listSearchFile } from "#app/content/search-file.server.ts";
import { withBuild } from "#app/lib/build-id.ts";

/** A file that lists and palette fetch when something is first looked for. */
export async function loader() {
  return Response.json(withBuild(await listSearchFile()));
}
