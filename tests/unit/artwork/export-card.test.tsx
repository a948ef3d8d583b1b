import html2canvas from "html2canvas";
import { expect, test, vi } from "vitest";
import { exportCard } from "#app/artwork/export-card.ts";

vi.mock("html2canvas", () => ({ default: vi.fn<typeof html2canvas>() }));

const card = {
  element: document.body,
  size: { width: 1, height: 1, scale: 1 },
  background: "#000000",
  fileName: "card.png",
};

/** A canvas gives back this for the grey that is drawn. */
function canvasGivesBack(...data: number[]) {
  const context = { fillRect: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(data) }) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(
    context as unknown as ImageBitmapRenderingContext,
  );
}

test("no picture is made where the browser gives back something else than what was drawn", async () => {
  canvasGivesBack(255, 0, 255, 255);
  await expect(exportCard(card)).rejects.toThrow("does not give back");
  expect(html2canvas).not.toHaveBeenCalled();
});

test("the copy of the page that the card is drawn from is without the page's security policy, and plays nothing", async () => {
  class Face {
    load = () => Promise.resolve();
  }
  vi.stubGlobal("FontFace", Face);
  canvasGivesBack(128, 127, 129, 255);
  Object.assign(document, { fonts: new Set() });
  vi.mocked(html2canvas).mockRejectedValue(new Error("not drawn here"));
  await expect(exportCard(card)).rejects.toThrow("not drawn here");

  const isLeftOut = vi.mocked(html2canvas).mock.calls[0]?.[1]?.ignoreElements;
  const parts = ["meta", "style", "canvas", "iframe", "div", "img", "link"].map((name) => document.createElement(name));
  expect(parts.filter((part) => isLeftOut?.(part)).map(({ localName }) => localName)).toEqual([
    "meta",
    "style",
    "canvas",
    "iframe",
  ]);
});
