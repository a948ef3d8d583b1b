import { data } from "react-router";

import type { Route } from "./+types/$pageName[.png]";

import { drawPreview } from "#app/build/draw-preview.server.tsx";
import { previewOfPage } from "#app/content/previews.server.ts";

/** The picture that other sites show beside a link to a page without a parameter. */
export async function loader({ params }: Route.LoaderArgs) {
  const preview = await previewOfPage(params.pageName);
  if (!preview) throw data("Picture Not Found", { status: 404 });
  return drawPreview(preview);
}
