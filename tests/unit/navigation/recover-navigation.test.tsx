import { render } from "@testing-library/react";
import { createMemoryRouter, type DataStrategyResult, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { buildTime } from "#app/lib/use-now.ts";
import { recoverNavigation, useCurrentLocation } from "#app/navigation/recover-navigation.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock("#app/lib/release.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  reloadPage,
  holdReloads: () => () => undefined,
}));

function Page() {
  useCurrentLocation();
  return null;
}

function showPage(): void {
  window.history.replaceState(null, "", "/episodes");
  render(
    <RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/episodes"] })} />,
  );
}

/** Goes to the page that is shown, as Back does from a page that was left before it was known to have come. */
function goToShownPage(build: string): Promise<unknown> {
  showPage();
  const results: Record<string, DataStrategyResult> = { "routes/episodes": { type: "data", result: { build } } };
  const args = { request: new Request(window.location.href), pattern: "/episodes" };
  return Promise.resolve(
    recoverNavigation(args as Parameters<typeof recoverNavigation>[0], () => Promise.resolve(results)),
  );
}

test("data of another build reload the page, also when the router fetches them for the page that is shown", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  void goToShownPage("2099-01-01T00:00:00.000Z");
  await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
});

test("data of its own build are shown", async () => {
  await expect(goToShownPage(buildTime)).resolves.toHaveProperty(["routes/episodes", "type"], "data");
  expect(reloadPage).not.toHaveBeenCalled();
});

test("a page that takes long is spoken of, and one that has come is not", async () => {
  vi.useFakeTimers();
  showPage();
  const toasts = recordToasts();
  const args = { request: new Request(new URL("/guests", window.location.href)), pattern: "/guests" };
  const go = (next: () => Promise<Record<string, DataStrategyResult>>) =>
    recoverNavigation(args as Parameters<typeof recoverNavigation>[0], next);
  await go(async () => ({}));
  vi.advanceTimersByTime(20_000);
  expect(toasts).toEqual([]);
  void go(() => new Promise(() => undefined));
  vi.advanceTimersByTime(20_000);
  expect(toasts.map(({ message }) => message)).toEqual(["That page is taking a while"]);
});
