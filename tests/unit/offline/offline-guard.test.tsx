import { act, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { OfflineGuard } from "#app/offline/offline-guard.tsx";

const isCached = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock("#app/lib/cached-pages.ts", () => ({ isCached }));

afterEach(() => setOnline(true));

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

function Home() {
  return (
    <>
      <Link to="/guests">Guests</Link>
      <OfflineGuard />
    </>
  );
}

test("who leaves while the network comes back gets there", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  isCached.mockReturnValue(promise);
  const Site = createRoutesStub([
    { path: "/", Component: Home },
    { path: "/guests", Component: () => <h1>Guests</h1> },
  ]);
  render(<Site />);
  setOnline(false);
  act(() => screen.getByRole("link").click());
  await vi.waitFor(() => expect(isCached).toHaveBeenCalledOnce());
  setOnline(true);
  await act(async () => resolve(false));
  expect(await screen.findByRole("heading", { name: "Guests" })).toBeVisible();
});
