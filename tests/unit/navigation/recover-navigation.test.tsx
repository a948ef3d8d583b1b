import { render } from "@testing-library/react";
import { createMemoryRouter, type DataStrategyResult, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { recoverNavigation, useCurrentLocation } from "#app/navigation/recover-navigation.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock("#app/lib/release.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  reloadPage,
}));

function Page() {
  useCurrentLocation();
  return null;
}

/** Shows the page of the episodes. */
beforeEach(() => {
  window.history.replaceState(null, "", "/episodes");
  const router = createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/episodes"] });
  render(<RouterProvider router={router} />);
});

/** Goes to a page whose data come, or do not. */
function go(pattern: string, data: Promise<Record<string, DataStrategyResult>>) {
  const args = { request: new Request(new URL(pattern, window.location.href)), pattern };
  return recoverNavigation(args as Parameters<typeof recoverNavigation>[0], () => data);
}

test("data of another build reload the page, also when the router fetches them for the page that is shown", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  const result = { build: "2099-01-01T00:00:00.000Z" };
  void go("/episodes", Promise.resolve({ "routes/episodes": { type: "data", result } }));
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});

test("a page that takes long is spoken of, and one that has come is not", async () => {
  vi.useFakeTimers();
  const toasts = recordToasts();
  await go("/guests", Promise.resolve({}));
  vi.advanceTimersByTime(20_000);
  expect(toasts).toEqual([]);
  void go("/guests", new Promise(() => undefined));
  vi.advanceTimersByTime(20_000);
  expect(toasts.map(({ message }) => message)).toEqual(["That page is taking a while"]);
});
