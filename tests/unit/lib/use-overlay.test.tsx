import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { useOverlay } from "#app/lib/use-overlay.ts";

function Page() {
  const { current, open, close } = useOverlay<"palette">();
  return (
    <main>
      <h1 tabIndex={-1}>Episodes</h1>
      <button onClick={() => open("palette")}>Open</button>
      {current && <button onClick={close}>Close</button>}
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

test("where nothing had the focus before, the page's heading gets it", async () => {
  render(<Page />);
  press("Open");
  screen.getByRole("button", { name: "Close" }).focus();
  press("Close");
  await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
});
