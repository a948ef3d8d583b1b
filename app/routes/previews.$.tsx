import { data } from "react-router";

import type { Route } from "./+types/previews.$";

import { drawPreview } from "#app/build/draw-preview.server.tsx";
import { fitPoster } from "#app/build/fit-poster.server.ts";
import { renderPng } from "#app/build/render-png.server.ts";
import { wrapText } from "#app/build/wrap-text.server.ts";
import { findEvent } from "#app/content/events.server.ts";
import { findPreview } from "#app/content/previews.server.ts";
import { SiteShareCard } from "#app/features/landing/site-share-card.tsx";
import { site } from "#app/site.ts";

/** The picture that other sites show beside a link to a page; its path is that of the page, with an ending. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = params["*"];
  if (file === "index.png") return picture(await drawSite());
  const [, eventId] = /^events\/(.+)\.jpg$/.exec(file) ?? [];
  const event = eventId && findEvent(eventId);
  if (event) return picture(await fitPoster(event.picture.path), "image/jpeg");
  const preview = await findPreview(`/${file.replace(/\.png$/, "")}`);
  if (!preview) throw data("Picture Not Found", { status: 404 });
  return picture(await drawPreview(preview));
}

function drawSite() {
  const tagline = wrapText(site.tagline, { font: "firago-800", size: 76, width: 560, maxLines: 4 });
  return renderPng(<SiteShareCard tagline={tagline} />);
}

function picture(bytes: Uint8Array<ArrayBuffer>, type = "image/png") {
  return new Response(bytes, { headers: { "Content-Type": type } });
}
