import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { buildMeme } from "#tests/factories.ts";
import { fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { recordAnnouncements } from "#tests/setup/record-announcements.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const memes = Array.from({ length: 12 }, (_, index) => buildMeme({ filename: `meme-${index}` }));
const link = () => screen.getByRole("link", { name: /meme-9$/ });
const share = () => link().parentElement?.querySelector("button");

function resize(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event("resize"));
}

test("keeps a tile's focus through hydration and column changes, unless the tile has lost the focus", async () => {
  fakeIntersectionObserver();
  resize(1440);
  const router = createMemoryRouter([{ path: "*", element: <Gallery memes={memes} path="/memes" title="Memes" /> }]);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<RouterProvider router={router} />);
  link().focus();
  const root = await act(async () => hydrateRoot(container, <RouterProvider router={router} />));
  onTestFinished(() => act(() => root.unmount()));
  expect(share()).toBeInTheDocument();
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

test("mounts the tiles once, in columns, after a client-side navigation", () => {
  fakeIntersectionObserver();
  resize(800);
  renderPage(<Gallery memes={memes} path="/memes" title="Memes" />, "/memes");
  expect(share()).toBeInTheDocument();
  expect(screen.getByRole("list", { name: "Memes" }).children).toHaveLength(3);
});

test("announces the number of memes once after a filter press", async () => {
  fakeIntersectionObserver();
  renderPage(<Gallery memes={memes} path="/memes" title="Memes" />, "/memes");
  const announced = recordAnnouncements();
  act(() => screen.getByRole("button", { name: "Images" }).click());
  await waitFor(() => expect(screen.getByText("No memes to show")).toBeVisible());
  expect(announced).toEqual(["Showing 0 memes"]);
});

test("toggles both of two chips pressed before the page renders", async () => {
  fakeIntersectionObserver();
  const { router } = renderPage(<Gallery memes={memes} path="/memes" title="Memes" />, "/memes");
  act(() => {
    screen.getByRole("button", { name: "Images" }).click();
    screen.getByRole("button", { name: "Videos" }).click();
  });
  await waitFor(() => expect(router.state.location.search).toBe("?filters="));
});
