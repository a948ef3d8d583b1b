import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { Gallery } from "#app/features/gallery/gallery.tsx";
import { buildMeme } from "#tests/factories.ts";
import { comeIntoView, fakeIntersectionObserver } from "#tests/setup/fake-intersection-observer.ts";
import { recordAnnouncements } from "#tests/setup/record-announcements.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const memes = Array.from({ length: 12 }, (_, index) => buildMeme({ filename: `meme-${index}` }));
function resize(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event("resize"));
}

test("mounts the tiles once, in columns, after a client-side navigation", () => {
  fakeIntersectionObserver();
  resize(800);
  renderPage(<Gallery memes={memes} path="/memes" title="Memes" />, "/memes");
  expect(screen.getAllByRole("button", { name: /^Share/ })).toHaveLength(memes.length);
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

test("renders a batch, the next one near the list's end, and one batch again after a filter press", async () => {
  fakeIntersectionObserver();
  const many = Array.from({ length: 60 }, (_, index) => buildMeme({ filename: `meme-${index}` }));
  const { container, router } = renderPage(<Gallery memes={many} path="/memes" title="Memes" />, "/memes");
  await act(() => router.navigate("/memes?filters=image"));
  const tiles = () => screen.getAllByRole("listitem");
  expect(tiles()).toHaveLength(60);
  act(() => screen.getByRole("button", { name: "Videos" }).click());
  await waitFor(() => expect(tiles()).toHaveLength(24));
  comeIntoView(container, "2000px");
  expect(tiles()).toHaveLength(48);
  comeIntoView(container, "2000px");
  expect(tiles()).toHaveLength(60);
});

test("removes an unknown meme from the URL, and keeps the filters", async () => {
  fakeIntersectionObserver();
  const address = "/memes?selected=nobody&filters=image";
  const { router } = renderPage(<Gallery memes={memes} path="/memes" title="Memes" />, address);
  await waitFor(() => expect(router.state.location.search).toBe("?filters=image"));
});
