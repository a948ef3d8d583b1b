import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { closeOverlay, openPalette, useOverlay } from "#app/ui/overlay.ts";

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

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test.each([
  ["no element had it", () => undefined],
  ["the element that had it is disabled", () => button("Open").focus()],
])("moves the focus to the page's heading on close if %s", async (_what, focus) => {
  render(<Page />);
  focus();
  act(() => button("Open").click());
  button("Open").disabled = true;
  button("Close").focus();
  act(() => button("Close").click());
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});
