import { orNotFound } from "#app/navigation/not-found.ts";
import { renderShareImage } from "#app/publish/render-share-image.server.tsx";
import type { Route } from "./+types/previews.$";

/** The share image of a page. The image's path is the page's path with an extension. */
export async function loader({ params }: Route.LoaderArgs) {
  const image = orNotFound(await renderShareImage(params["*"]), "Picture");
  return new Response(image.bytes, { headers: { "Content-Type": image.type } });
}
