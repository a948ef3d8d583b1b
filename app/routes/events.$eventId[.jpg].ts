import { data } from "react-router";

import type { Route } from "./+types/events.$eventId[.jpg]";

import { fitPoster } from "#app/build/fit-poster.server.ts";
import { findEvent } from "#app/content/events.server.ts";

/** The picture that other sites show beside a link to an event: its poster, in a form that all of them can show. */
export async function loader({ params }: Route.LoaderArgs) {
  const event = findEvent(params.eventId);
  if (!event) throw data("Event Not Found", { status: 404 });
  return new Response(await fitPoster(event.picture.path), { headers: { "Content-Type": "image/jpeg" } });
}
