import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import { MasonryGrid } from "#app/features/gallery/grid/masonry-grid.tsx";
import { buildMeme } from "#tests/factories.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";

const memes = Array.from({ length: 12 }, (_, index) => {
  return buildMeme({ filename: `meme-${index}`, type: index % 2 === 0 ? "video" : "image" });
});

const grid = (columns: number, shown: readonly Meme[] = memes) => (
  <MasonryGrid
    memes={shown}
    count={shown.length}
    columns={columns}
    path="/memes"
    label="Memes"
    onOpen={() => undefined}
  />
);

const linkOf = (index: number) => screen.getByRole("link", { name: new RegExp(`meme-${index}$`) });
const tileOf = (index: number) => linkOf(index).closest<HTMLElement>("[data-state]") ?? document.body;
const imageOf = (index: number) => tileOf(index).querySelector("img") ?? document.body;

/** Twelve tiles in 4 columns, of which only number 9 has loaded. */
function showLoaded() {
  const { container, rerender } = render(grid(4), { wrapper: MemoryRouter });
  comeIntoView(container, "50px");
  fireEvent.load(imageOf(9));
  fireEvent.load(imageOf(6));
  return { container, rerender };
}

beforeEach(() => fakeIntersectionObserver());

test("keeps a tile loaded when the columns change and when a filter moves it to another column", () => {
  const { rerender } = showLoaded();
  rerender(grid(3));
  expect(tileOf(9)).toHaveAttribute("data-state", "loaded");
  expect(imageOf(9)).toHaveAttribute("src");
  expect(tileOf(10)).not.toHaveAttribute("data-state", "loaded");
  const images = memes.filter(({ type }) => type === "image");
  rerender(grid(4, images));
  expect(tileOf(9)).toHaveAttribute("data-state", "loaded");
  rerender(grid(4));
  for (const index of [6, 9]) expect(tileOf(index)).toHaveAttribute("data-state", "loaded");
});
