import html2canvas from "html2canvas";
import { expect, test, vi } from "vitest";
import { exportCard } from "#app/artwork/export-card.ts";

vi.mock("html2canvas", () => ({ default: vi.fn<typeof html2canvas>() }));

test("refuses to export an image in browsers that alter canvas pixels", async () => {
  const context = { fillRect: () => undefined, getImageData: () => ({ data: [255, 0, 255, 255] }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    context as unknown as ImageBitmapRenderingContext,
  );
  const size = { width: 1, height: 1, scale: 1 };
  const exporting = exportCard({ element: document.body, size, background: "#000000", fileName: "card.png" });
  await expect(exporting).rejects.toThrow("blocks reading the canvas");
  expect(html2canvas).not.toHaveBeenCalled();
});
