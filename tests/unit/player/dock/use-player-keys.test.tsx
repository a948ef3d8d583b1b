import { act, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePlayerKeys } from "#app/player/dock/player.tsx";
import { usePlayerStore } from "#app/player/player-store.ts";
import { buildRemote, buildTrack } from "#tests/factories.ts";

const done = vi.fn<(what: string) => void>();
const controls = buildRemote({
  toggle: () => done("k"),
  nextChapter: () => done("n"),
  previousChapter: () => done("b"),
});

beforeEach(() => {
  done.mockClear();
  usePlayerStore.setState({ track: buildTrack(), controls, place: { id: "a", element: document.body } });
});

afterEach(() => usePlayerStore.setState({ track: undefined, controls: undefined, place: undefined }));

function Keys() {
  usePlayerKeys();
  return null;
}

function open() {
  const router = createMemoryRouter([{ path: "*", element: <Keys /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

/** Returns false if the page prevents the key's default action. */
const press = (key: string, repeat = false) => fireEvent.keyDown(document.body, { key, repeat });

test.each(["k", "n", "b"])("the key %s acts once, even if the visitor holds it", (key) => {
  open();
  expect(press(key)).toBe(false);
  for (let time = 0; time < 30; time++) expect(press(key, true)).toBe(false);
  expect(done.mock.calls).toEqual([[key]]);
  press(key);
  expect(done).toHaveBeenCalledTimes(2);
});

test("G opens the playing video's page once, and does nothing on that page", () => {
  const router = open();
  const navigate = vi.spyOn(router, "navigate");
  press("g");
  press("g", true);
  expect(router.state.location.pathname).toBe(buildTrack().path);
  expect(navigate).toHaveBeenCalledOnce();
  act(() => usePlayerStore.setState({ place: { id: buildTrack().id, element: document.body } }));
  press("g");
  expect(navigate).toHaveBeenCalledOnce();
});
