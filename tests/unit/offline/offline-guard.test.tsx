import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { OfflineGuard } from "#app/offline/offline-guard.tsx";
import { recordToasts } from "#tests/setup/record-toasts.ts";

/** Opens a page while the browser reports that it is offline. */
function open() {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "/guests", element: <h1>Guests</h1> },
  ];
  const element = (
    <>
      <OfflineGuard />
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ element, children }], { initialEntries: ["/"] });
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
});

test("keeps the page and shows a toast if the site does not respond", async () => {
  const toasts = recordToasts();
  const router = open();
  await act(() => router.navigate("/guests"));
  await vi.waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(["You seem to be offline"]));
  expect(screen.getByRole("heading")).toHaveTextContent("Home");
});

test("opens the page if the site responds after all", async () => {
  vi.stubGlobal("fetch", async () => new Response());
  const router = open();
  await act(() => router.navigate("/guests"));
  expect(await screen.findByText("Guests")).toBeVisible();
});
