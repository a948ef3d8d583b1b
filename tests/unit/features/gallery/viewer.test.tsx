import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { Viewer } from "#app/features/gallery/viewer.tsx";
import { buildMeme } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const onClose = vi.fn<() => void>();

const memes = ["first", "second", "third"].map((filename) =>
  buildMeme({ filename, caption: filename, url: `/memes/${filename}.png`, thumbnail: `/tiles/${filename}.webp` }),
);

/** Opens the viewer at the first of three memes. */
function open() {
  const props = { title: "Memes", memes, path: "/memes", onClose };
  function Opened() {
    const [meme, setMeme] = useState<Meme | undefined>(memes[0]);
    return meme && <Viewer {...props} meme={meme} onStep={setMeme} />;
  }
  render(<Opened />);
}

const viewer = () => screen.findByRole("dialog", { name: "Memes" }, { timeout: 15_000 });

test("steps once per press of an arrow key", async () => {
  open();
  await viewer();
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(screen.getByText(/^2 of 3:/)).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.getByText(/^1 of 3:/)).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(screen.getByText(/^3 of 3:/)).toBeInTheDocument();
});

test("prefetches the images on both sides", async () => {
  const fetched: string[] = [];
  class FetchedImage {
    set src(address: string) {
      fetched.push(address);
    }
  }
  vi.stubGlobal("Image", FetchedImage);
  open();
  await viewer();
  expect(fetched).toEqual(["/memes/second.png", "/memes/third.png"]);
});

test("copies the URL of the meme's page on Share, or reports a failure", async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  open();
  await viewer();
  const toasts = recordToasts();
  await user.click(screen.getByRole("button", { name: "Share" }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/memes/first`);
  await waitFor(() => expect(toasts).toMatchObject([{ message: "Failed to copy link" }]));
});
