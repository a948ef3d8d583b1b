import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { TileGrid } from "#app/features/gallery/grid/tile-grid.tsx";
import { Tile } from "#app/features/gallery/grid/tile.tsx";
import { buildMeme } from "#tests/factories.ts";
import { fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const memes = Array.from({ length: 5 }, (_, index) =>
  buildMeme({ filename: `meme-${index}`, caption: `tile ${index}` }),
);

beforeEach(() => {
  fakeIntersectionObserver();
  renderPage(
    <TileGrid memes={memes} count={5} path="/memes" label="Memes" Tile={Tile} onOpen={() => undefined} />,
    "/memes",
  );
  // As the style sheet says it of a narrow window.
  screen.getByRole("list").parentElement?.style.setProperty("--columns", "2");
});

test("arrows go along the list and within the column, and stop at the ends", async () => {
  const seen: (string | null | undefined)[] = [];
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    seen.push(document.activeElement?.getAttribute("aria-label"));
  };
  screen.getByRole("link", { name: "tile 0" }).focus();
  for (const key of "ArrowRight|ArrowDown|ArrowDown|ArrowLeft|ArrowUp|End|ArrowRight|Home".split("|")) await press(key);
  expect(seen.join("|")).toBe("tile 1|tile 3|tile 3|tile 2|tile 0|tile 4|tile 4|tile 0");
  screen.getByRole("button", { name: "Share tile 2" }).focus();
  await press("ArrowRight");
  expect(seen.at(-1)).toBe("tile 3");
});
