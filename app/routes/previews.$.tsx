import { data } from "react-router";

import { findEvent } from "#app/content/events.server.ts";
import { fitPoster } from "#app/content/fit-poster.server.ts";
import { findOgImage, type OgImage } from "#app/content/og-images.server.ts";
import { renderPng } from "#app/content/render-png.server.ts";
import { fitText, wrapText } from "#app/content/wrap-text.server.ts";
import { SiteShareCard } from "#app/features/landing/site-share-card.tsx";
import { site } from "#app/site.ts";
import { OgImageTemplate, titleSizes } from "#app/ui/og-image-template.tsx";

import type { Route } from "./+types/previews.$";

/** What the card's lines may take of its 1200 pixels. */
const lineWidth = 1040;

/** The picture that other sites show beside a link to a page; its path is that of the page, with an ending. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = params["*"];
  if (file === "index.png") return picture(await drawSite());
  const [, eventId] = /^events\/(.+)\.jpg$/.exec(file) ?? [];
  const event = eventId && findEvent(eventId);
  if (event) return picture(await fitPoster(event.picture.path), "image/jpeg");
  const preview = await findOgImage(`/${file.replace(/\.png$/, "")}`);
  if (!preview) throw data("Picture Not Found", { status: 404 });
  return picture(await drawPreview(preview));
}

function drawPreview({ title, subtitle, ...preview }: OgImage) {
  return renderPng(
    <OgImageTemplate
      {...preview}
      title={fitText(title, titleSizes, { font: "firago-800", width: lineWidth, maxLines: 2 })}
      subtitle={subtitle ? wrapText(subtitle, { font: "firago-600", size: 34, width: lineWidth, maxLines: 2 }) : []}
    />,
  );
}

function drawSite() {
  const tagline = wrapText(site.tagline, { font: "firago-800", size: 76, width: 560, maxLines: 4 });
  return renderPng(<SiteShareCard tagline={tagline} />);
}

function picture(bytes: Uint8Array<ArrayBuffer>, type = "image/png") {
  return new Response(bytes, { headers: { "Content-Type": type } });
}
