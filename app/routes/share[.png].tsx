import { renderPng } from "#app/build/render-png.server.ts";
import { SiteShareCard } from "#app/features/landing/site-share-card.tsx";

/** The picture that other sites show beside a link to a page without a picture of its own. */
export async function loader() {
  return new Response(await renderPng(<SiteShareCard />), { headers: { "Content-Type": "image/png" } });
}
