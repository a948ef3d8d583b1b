import type { Preview } from "#app/content/previews.server.ts";
import { PreviewCard, titleSizes } from "#app/ui/preview-card.tsx";

import { renderPng } from "./render-png.server.ts";
import { wrapText } from "./wrap-text.server.ts";

const width = 1040;

/** Draws the picture of a shared link, or takes it from an earlier build. Returns the bytes of a PNG. */
export function drawPreview({ title, subtitle, ...preview }: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const large = wrapText(title, { font: "firago-800", size: titleSizes.oneLine, width, maxLines: 2 });
  const small = wrapText(title, { font: "firago-800", size: titleSizes.twoLines, width, maxLines: 2 });
  return renderPng(
    <PreviewCard
      {...preview}
      title={large.length === 1 ? large : small}
      subtitle={subtitle ? wrapText(subtitle, { font: "firago-600", size: 34, width, maxLines: 2 }) : []}
    />,
  );
}
