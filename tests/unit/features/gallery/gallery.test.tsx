import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { buildMeme, wholeList } from "#tests/factories.ts";
import { fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const memes = Array.from({ length: 12 }, (_, index) => buildMeme({ filename: `meme-${index}` }));
const link = () => screen.getByRole("link", { name: /meme-9$/ });
const share = () => link().parentElement?.querySelector("button");

function resize(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event("resize"));
}

test("the focus stays on its tile when the grid comes and when the columns are others, and does not come back once it left", async () => {
  fakeIntersectionObserver();
  resize(1440);
  renderPage(<Gallery memes={wholeList("memes", memes)} path="/memes" title="Memes" />, "/memes");
  const prerendered = link();
  prerendered.focus();
  await waitFor(() => expect(prerendered).not.toBeInTheDocument());
  expect(link()).toHaveFocus();
  act(() => share()?.focus());
  const before = link();
  resize(800);
  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect(share()).toHaveFocus();
  act(() => share()?.blur());
  const between = link();
  resize(400);
  await waitFor(() => expect(between).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
