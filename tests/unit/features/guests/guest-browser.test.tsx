import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { buildGuest } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const pendingSearch = await vi.hoisted(() => import("#tests/setup/pending-search.ts"));
vi.mock("#app/search/site-search.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ...pendingSearch,
}));
beforeEach(pendingSearch.forgetSearch);

test("shows the empty state only after the search has finished or failed", async () => {
  const { GuestBrowser } = await import("#app/features/guests/guest-browser.tsx");
  renderPage(<GuestBrowser guests={[buildGuest()]} />, "/?q=cobol");
  await vi.dynamicImportSettled();
  const empty = () => screen.queryByText(/^No guests found/);
  expect(empty()).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("Searching 1 guests…");
  await act(async () => pendingSearch.fail(new Error("offline")));
  await vi.waitFor(() => expect(empty()).toBeInTheDocument());
  expect(screen.getByRole("status")).toHaveTextContent("Showing 0 guests");
});
