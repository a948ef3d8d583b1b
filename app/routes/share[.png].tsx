import { renderPng } from "#app/build/render-png.server.ts";
import { wrapText } from "#app/build/wrap-text.server.ts";
import { SiteShareCard } from "#app/features/landing/site-share-card.tsx";
import { site } from "#app/site.ts";

/** The picture that other sites show beside a link to a page without a picture of its own. */
export async function loader() {
  const tagline = wrapText(site.tagline, { font: "firago-800", size: 76, width: 560, maxLines: 4 });
  return new Response(await renderPng(<SiteShareCard tagline={tagline} />), {
    headers: { "Content-Type": "image/png" },
  });
}
