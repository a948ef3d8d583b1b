import { data } from "react-router";

import type { Route } from "./+types/more.$list.$part[.json]";

import { findPartItems } from "#app/content/list-parts.server.ts";
import { withBuild } from "#app/lib/build-id.ts";

/** A file with a part of a long list, fetched when the list is read that far, or searched. */
export async function loader({ params }: Route.LoaderArgs) {
  const items = await findPartItems(params.list, Number(params.part));
  if (!items) throw data("Part Not Found", { status: 404 });
  return Response.json(withBuild({ items }));
}
