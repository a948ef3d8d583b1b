import { act, render } from "@testing-library/react";
import { createMemoryRouter, type DataStrategyResult, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { recoverNavigation, useRecovery } from "#app/navigation/recover-navigation.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

function Page() {
  useRecovery();
  return null;
}

const loadDocument = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock("#app/lib/release.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadDocument,
}));

const guests = new URL("/guests", window.location.href).href;
let router: ReturnType<typeof createMemoryRouter>;

/** Opens /episodes. */
beforeEach(() => {
  loadDocument.mockReset();
  window.history.replaceState(null, "", "/episodes");
  router = createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/episodes"] });
  render(<RouterProvider router={router} />);
});

/** Navigates to a page whose data load with these results. */
function go(path: string, results: Promise<Record<string, DataStrategyResult>>, signal?: AbortSignal) {
  const url = new URL(path, window.location.href);
  const request = new Request(url, { signal: signal ?? null });
  return recoverNavigation({ request, url } as Parameters<typeof recoverNavigation>[0], () => results);
}

const data = (result: unknown) => Promise.resolve({ "routes/any": { type: "data" as const, result } });
const failure = (result: unknown) => Promise.resolve({ "routes/any": { type: "error" as const, result } });
const ofAnotherBuild = { build: "2099-01-01T00:00:00.000Z" };

test("opens a page with a full load if its data are from another build, also the current page", async () => {
  void go("/guests", data(ofAnotherBuild));
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith(guests));
  void go("/episodes", data(ofAnotherBuild));
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith(window.location.href));
});

test("opens a page with a full load if the router cannot decode its data", async () => {
  void go("/guests", failure(new Error("Unable to decode turbo-stream response")));
  await vi.waitFor(() => expect(loadDocument).toHaveBeenCalledWith(guests));
});

test("stays on the page and shows a toast without a network, unless the navigation was aborted", async () => {
  const toasts = recordToasts();
  const lost = () => failure(new TypeError("Failed to fetch"));
  await go("/guests", lost(), AbortSignal.abort());
  expect(toasts).toEqual([]);
  const { key } = router.state.location;
  await act(() => go("/guests", lost()));
  expect(toasts.map(({ message }) => message)).toEqual(["The site isn't answering"]);
  expect(router.state.location.pathname).toBe("/episodes");
  expect(router.state.location.key).not.toBe(key);
  expect(loadDocument).not.toHaveBeenCalled();
});

test("forwards error responses of the next page, and failures of the current page, to the router", async () => {
  const answer = { status: 404, statusText: "", internal: false, data: null };
  expect(await go("/guests/nobody", failure(answer))).toEqual(await failure(answer));
  const error = new TypeError("Failed to fetch");
  expect(await go("/episodes", failure(error))).toEqual(await failure(error));
  expect(loadDocument).not.toHaveBeenCalled();
});

test("shows a toast when a page takes long, but not after it has loaded", async () => {
  vi.useFakeTimers();
  const toasts = recordToasts();
  await go("/guests", data({}));
  vi.advanceTimersByTime(20_000);
  expect(toasts).toEqual([]);
  void go("/guests", new Promise(() => undefined));
  vi.advanceTimersByTime(20_000);
  expect(toasts.map(({ message }) => message)).toEqual(["That page is taking a while"]);
});
