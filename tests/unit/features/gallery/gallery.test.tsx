import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { buildMeme, wholeList } from "#tests/factories.ts";
import { fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const memes = Array.from({ length: 12 }, (_, index) => buildMeme({ filename: `meme-${index}` }));
const link = () => screen.getByRole("link", { name: /meme-9$/ });

test("the focus stays on its tile when the tiles are made anew, and does not come back once it left", async () => {
  fakeIntersectionObserver();
  renderPage(<Gallery memes={wholeList("memes", memes)} path="/memes" title="Memes" />, "/memes");
  const prerendered = link();
  prerendered.focus();
  await waitFor(() => expect(prerendered).not.toBeInTheDocument());
  expect(link()).toHaveFocus();
  act(() => link().blur());
  act(() => screen.getByRole("button", { name: "Videos" }).click());
  await waitFor(() => expect(screen.getByText("Showing 12 memes")).toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
