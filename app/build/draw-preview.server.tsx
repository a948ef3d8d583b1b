import type { Preview } from "#app/content/previews.server.ts";
import { PreviewCard } from "#app/ui/preview-card.tsx";

import { renderPng } from "./render-png.server.ts";
import { wrapText } from "./wrap-text.server.ts";

const width = 1040;

/** Draws the picture of a shared link, or takes it from an earlier build, as the answer of a resource route. */
export async function drawPreview({ title, subtitle, ...preview }: Preview): Promise<Response> {
  const card = (
    <PreviewCard
      {...preview}
      title={wrapText(title, { font: "firago-800", size: 62, width, maxLines: 2 })}
      subtitle={subtitle ? wrapText(subtitle, { font: "firago-600", size: 34, width, maxLines: 2 }) : []}
    />
  );
  return new Response(await renderPng(card), { headers: { "Content-Type": "image/png" } });
}
