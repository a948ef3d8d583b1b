import { listPaletteIndex } from "#app/content/palette.server.ts";

/** A file that the command palette fetches when it is first wanted. */
export function loader() {
  return Response.json(listPaletteIndex());
}
