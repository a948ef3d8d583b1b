import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { createSiteSearch } from "#app/search/site-search.ts";
import { buildEpisode, buildGuest, buildSearchFile, wholeList } from "#tests/factories.ts";

const pendingSearch = await vi.hoisted(() => import("#tests/setup/pending-search.ts"));
vi.mock("#app/search/site-search.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...pendingSearch,
}));
const { answer, fail, forgetSearch } = pendingSearch;

const zura = buildGuest({ id: "zuba", name: "ზურა აბელაშვილი", episode: buildEpisode({ number: 7 }) });
const guests = wholeList("guests", [zura, buildGuest({ id: "nino" })]);
const site = await createSiteSearch(buildSearchFile());

beforeEach(forgetSearch);

/** The list at an address, with its search on its way. */
async function open(address: string) {
  const { GuestBrowser } = await import("#app/features/guests/guest-browser.tsx");
  const element = <GuestBrowser guests={guests} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }], { initialEntries: [address] })} />);
  await vi.dynamicImportSettled();
}

const status = () => screen.getByRole("status").textContent;
const empty = () => screen.queryByText(/^No guests found/);

test("that no one is found is said when the search has answered, not before", async () => {
  await open("/?q=zura");
  expect(empty()).not.toBeInTheDocument();
  expect(status()).toBe("Searching 2 guests…");
  await act(async () => answer(site));
  expect(screen.getByRole("article")).toHaveTextContent("ზურა აბელაშვილი");
  expect(status()).toBe("Showing 1 guest");
});

test("or when the search cannot be had; it is announced then", async () => {
  await open("/?q=cobol");
  expect(status()).toBe("Searching 2 guests…");
  await act(async () => fail(new Error("offline")));
  await vi.waitFor(() => expect(empty()).toBeInTheDocument());
  expect(status()).toBe("Showing 0 guests");
});

test("who holds the term as it stands is shown at once", async () => {
  await open("/?q=ზურა");
  expect(screen.getByRole("article")).toHaveTextContent("ზურა აბელაშვილი");
  expect(status()).toBe("Showing 1 guest");
});
