import { data } from "react-router";

import type { Route } from "./+types/guests.$guestId[.png]";

import { drawPreview } from "#app/build/draw-preview.server.tsx";
import { findGuest } from "#app/content/guests.server.ts";
import { previewOfGuest } from "#app/content/previews.server.ts";

/** The picture that other sites show beside a link to a guest. */
export function loader({ params }: Route.LoaderArgs) {
  const guest = findGuest(params.guestId);
  if (!guest) throw data("Guest Not Found", { status: 404 });
  return drawPreview(previewOfGuest(guest));
}
