import { withBuild } from "#app/lib/release.ts";
import { orNotFound } from "#app/navigation/not-found.ts";
import { findRest } from "#app/publish/list-rest.server.ts";
import type { Route } from "./+types/more.$list.1[.json]";

/** The rest of a list, fetched when a visitor scrolls that far or searches. */
export async function loader({ params }: Route.LoaderArgs) {
  const rest = orNotFound(await findRest(params.list), "List");
  return Response.json(withBuild({ items: rest.items }));
}
