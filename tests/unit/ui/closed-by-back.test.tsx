import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { ClosedByBack } from "#app/ui/closed-by-back.tsx";

test("Back closes what is open and stays on the page; a link still leads to another page", async () => {
  const onBack = vi.fn<() => void>();
  const router = createMemoryRouter([{ path: "*", element: <ClosedByBack onBack={onBack} /> }], {
    initialEntries: ["/guests", "/events"],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(-1));
  expect(onBack).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe("/events");
  await act(() => router.navigate("/shop"));
  expect(router.state.location.pathname).toBe("/shop");
  expect(onBack).toHaveBeenCalledOnce();
});
