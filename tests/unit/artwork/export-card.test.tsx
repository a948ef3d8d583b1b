import html2canvas from "html2canvas";
import { expect, test, vi } from "vitest";

import { exportCard } from "#app/artwork/export-card.ts";

vi.mock("html2canvas", () => ({ default: vi.fn<typeof html2canvas>() }));

test("the copy of the page that the card is drawn from is without the page's security policy, and plays nothing", async () => {
  class Face {
    load = () => Promise.resolve();
  }
  vi.stubGlobal("FontFace", Face);
  Object.assign(document, { fonts: new Set() });
  vi.mocked(html2canvas).mockRejectedValue(new Error("not drawn here"));
  const size = { width: 1, height: 1, scale: 1 };
  const card = { element: document.body, size, background: "#000000", fileName: "card.png" };
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
