import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ToastRequest } from "#app/lib/toast.ts";
import { Toaster } from "#app/ui/toasts/toaster.tsx";

const ask = (type: ToastRequest["type"], message: string): ToastRequest => ({ type, message, options: { id: "page" } });

test("replaces a toast with the same ID, even while it is closing", async () => {
  const toaster = (waiting: ToastRequest[]) => <Toaster waiting={waiting} onShown={() => {}} />;
  const { rerender } = render(toaster([ask("loading", "That page is taking a while")]));
  await screen.findByText("That page is taking a while");
  rerender(toaster([ask("dismiss", "")]));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  rerender(toaster([ask("error", "The site isn't answering")]));
  await waitFor(() => expect(screen.queryByText("That page is taking a while")).not.toBeInTheDocument());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.getByText("The site isn't answering")).toBeVisible();
});
