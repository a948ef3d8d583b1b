import { orNotFound } from "#app/navigation/not-found.ts";
import { renderShareImage } from "#app/publish/render-share-image.server.tsx";
import type { Route } from "./+types/previews.$";

/** The picture that other sites show beside a link to a page; its path is that of the page, with an ending. */
export async function loader({ params }: Route.LoaderArgs) {
  const image = orNotFound(await renderShareImage(params["*"]), "Picture");
  return new Response(image.bytes, { headers: { "Content-Type": image.type } });
}
