import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ViewerOnDemand } from "#app/features/gallery/viewer-on-demand.tsx";
import { buildMeme } from "#tests/factories.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const onClose = vi.fn<() => void>();

test("a viewer that is on its way says so at once, can be taken back, and gives way to the viewer", async () => {
  stubBrowser();
  const meme = buildMeme();
  render(
    <ViewerOnDemand
      title="Memes"
      meme={meme}
      memes={[meme]}
      count={1}
      path="/memes"
      onStep={() => undefined}
      onClose={onClose}
    />,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Loading…");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(2);

  expect(await screen.findByRole("dialog", { name: "Memes" }, { timeout: 15_000 })).toBeInTheDocument();
  expect(screen.queryByText("Loading…")).not.toBeInTheDocument();
});
