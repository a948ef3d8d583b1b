import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { buildMeme, wholeList } from "#tests/factories.ts";
import { fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

vi.mock("#app/features/gallery/grid/tile.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("without the code of the tiles it is said, and the prerendered tiles stay and lead to their pages", async () => {
  fakeIntersectionObserver();
  // Asked which build the site is of.
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  const said = recordToasts();
  const element = <Gallery memes={wholeList("memes", [buildMeme()])} path="/memes" title="Memes" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  await waitFor(() => expect(said).toMatchObject([{ message: "Some of the gallery could not be loaded" }]));
  expect(screen.getByRole("link", { name: buildMeme().caption })).toHaveAttribute("href", "/memes/friday-deploy");
});
