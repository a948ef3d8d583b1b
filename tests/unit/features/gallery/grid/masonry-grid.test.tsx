import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Meme } from "#app/content/galleries.ts";
import type { ColumnCount } from "#app/features/gallery/grid/columns.ts";
import { MasonryGrid } from "#app/features/gallery/grid/masonry-grid.tsx";
import { buildMeme } from "#tests/factories.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";

const memes = Array.from({ length: 12 }, (_, index) => {
  return buildMeme({ filename: `meme-${index}`, type: index % 2 === 0 ? "video" : "image" });
});

const onOpen = vi.fn<() => void>();
const grid = (columns: ColumnCount, shown: readonly Meme[] = memes) => (
  <MasonryGrid
    memes={shown}
    count={shown.length}
    columns={columns}
    path="/memes"
    label="Memes"
    onOpen={onOpen}
    isCovered={false}
  />
);

const linkOf = (index: number) => screen.getByRole("link", { name: new RegExp(`meme-${index}$`) });
const tileOf = (index: number) => linkOf(index).closest<HTMLElement>("[data-state]") ?? document.body;
const imageOf = (index: number) => tileOf(index).querySelector("img") ?? document.body;

/** Twelve tiles in 4 columns, of which the tenth, number 9, has loaded and the last one has not. */
function showLoaded() {
  const { container, rerender } = render(grid(4));
  comeIntoView(container, "50px");
  fireEvent.load(imageOf(9));
  fireEvent.load(imageOf(6));
  return { container, rerender };
}

beforeEach(() => {
  fakeIntersectionObserver();
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
});

test("what was loaded stays loaded when a phone is turned and the columns are others", () => {
  const { rerender } = showLoaded();
  rerender(grid(3));
  expect(tileOf(9)).toHaveAttribute("data-state", "loaded");
  expect(imageOf(9)).toHaveAttribute("srcset");
  expect(tileOf(10)).not.toHaveAttribute("data-state", "loaded");
});

test("what was loaded stays loaded when a filter moves it to another column", () => {
  const { rerender } = showLoaded();
  rerender(
    grid(
      4,
      memes.filter(({ type }) => type === "image"),
    ),
  );
  expect(tileOf(9)).toHaveAttribute("data-state", "loaded");
  rerender(grid(4));
  expect(tileOf(9)).toHaveAttribute("data-state", "loaded");
  expect(tileOf(6)).toHaveAttribute("data-state", "loaded");
});

test("what was loaded stays loaded, and a clip goes on where it was", () => {
  const { container, rerender } = showLoaded();
  comeIntoView(container, "0px", 0.9);
  const before = tileOf(6).querySelector("video");
  if (before) before.currentTime = 4;
  rerender(grid(3));
  comeIntoView(container, "0px", 0.9);
  expect(tileOf(6).querySelector("video")).not.toBe(before);
  expect(tileOf(6).querySelector("video")).toHaveProperty("currentTime", 4);
});

test("Tab and the arrow keys follow the list, not the columns, out at its end and back in there", async () => {
  render(
    <>
      {grid(4, memes.slice(0, 10))}
      <button type="button">after</button>
    </>,
  );
  const shareOf = (index: number) => tileOf(index).querySelector("button");
  linkOf(0).focus();
  for (const next of [shareOf(0), linkOf(1), shareOf(1), linkOf(2)]) {
    await userEvent.tab();
    expect(next).toHaveFocus();
  }
  await userEvent.keyboard("{ArrowDown}");
  expect(linkOf(6)).toHaveFocus();
  await userEvent.keyboard("{End}");
  expect(linkOf(9)).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText("after")).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(shareOf(9)).toHaveFocus();
});

test("the focus stays on its tile when the columns are others", () => {
  const { rerender } = showLoaded();
  linkOf(9).focus();
  rerender(grid(3));
  expect(linkOf(9)).toHaveFocus();
});

test("the focus stays on its tile's share button", () => {
  const { rerender } = showLoaded();
  const share = () => tileOf(9).querySelector("button");
  share()?.focus();
  rerender(grid(2));
  expect(share()).toHaveFocus();
});

test("the focus does not come back to a tile that was left", () => {
  const { rerender } = showLoaded();
  linkOf(9).focus();
  linkOf(9).blur();
  rerender(grid(3));
  expect(document.body).toHaveFocus();
});
