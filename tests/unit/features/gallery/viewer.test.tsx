import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { Viewer } from "#app/features/gallery/viewer.tsx";
import { buildMeme } from "#tests/factories.ts";

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
