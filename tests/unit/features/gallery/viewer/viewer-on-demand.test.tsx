import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { buildMeme } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const onClose = vi.fn<() => void>();

const memes = ["first", "second", "third"].map((filename) =>
  buildMeme({ filename, caption: filename, url: `/memes/${filename}.png`, tiles: `/tiles/${filename}` }),
);

/** Opens the viewer, whose code has not come before, at the first of three. */
async function open() {
  vi.resetModules();
  const fresh = await import("#app/features/gallery/viewer/viewer-on-demand.tsx");
  const props = { title: "Memes", memes, count: 3, path: "/memes", onClose };
  function Opened() {
    const [meme, setMeme] = useState<Meme | undefined>(memes[0]);
    return meme && <fresh.ViewerOnDemand {...props} meme={meme} onStep={setMeme} />;
  }
  render(<Opened />);
}

const viewer = () => screen.findByRole("dialog", { name: "Memes" }, { timeout: 15_000 });

test("arrow keys are heard while the viewer is on its way, each once, and by the viewer after that", async () => {
  await open();
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(screen.getByRole("presentation")).toHaveAttribute("src", expect.stringContaining("second"));
  await viewer();
  expect(screen.getByText(/^2 of 3:/)).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.getByText(/^1 of 3:/)).toBeInTheDocument();
  act(() => {
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(document.body, { key: "ArrowRight" });
  });
  expect(screen.getByText(/^3 of 3:/)).toBeInTheDocument();
});

test("the pictures on both sides are fetched ahead", async () => {
  const fetched: string[] = [];
  class FetchedImage {
    set src(address: string) {
      fetched.push(address);
    }
  }
  vi.stubGlobal("Image", FetchedImage);
  await open();
  await viewer();
  expect(fetched).toEqual(["/memes/second.png", "/memes/third.png"]);
});

test("a viewer that is on its way says so at once, can be taken back, and gives way to the viewer", async () => {
  await open();
  expect(screen.getByRole("status")).toHaveTextContent("Loading…");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "Escape" });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(2);

  expect(await viewer()).toBeInTheDocument();
  expect(screen.queryByText("Loading…")).not.toBeInTheDocument();
});

test("sharing from the viewer copies the address of the meme's own page, or says that it failed", async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await open();
  await viewer();
  const said = recordToasts();
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/memes/first`);
  await waitFor(() => expect(said).toMatchObject([{ message: "Failed to copy link" }]));
});
