import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { closeOverlay, openPalette, useOverlay } from "#app/store/overlay.ts";

function Page() {
  const { current } = useOverlay();
  return (
    <main>
      <h1 tabIndex={-1}>Episodes</h1>
      <button onClick={openPalette}>Open</button>
      {current && <button onClick={closeOverlay}>Close</button>}
    </main>
  );
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());

test("what closes gives the focus back to what had it before", async () => {
  render(<Page />);
  screen.getByRole("button", { name: "Open" }).focus();
  press("Open");
  screen.getByRole("button", { name: "Close" }).focus();
  press("Close");
  await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
});

test("where what had it takes none any more, the page's heading gets it", async () => {
  render(<Page />);
  const opener = screen.getByRole<HTMLButtonElement>("button", { name: "Open" });
  opener.focus();
  press("Open");
  opener.disabled = true;
  screen.getByRole("button", { name: "Close" }).focus();
  press("Close");
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});

test("where nothing had the focus before, the page's heading gets it", async () => {
  render(<Page />);
  press("Open");
  screen.getByRole("button", { name: "Close" }).focus();
  press("Close");
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});

test("what closes takes the focus from nothing that opens again at once", async () => {
  render(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  opener.focus();
  press("Open");
  press("Close");
  // As where the overlay that closed had the focus.
  opener.blur();
  press("Open");
  await new Promise((resolve) => setTimeout(resolve));
  expect(opener).not.toHaveFocus();
});
