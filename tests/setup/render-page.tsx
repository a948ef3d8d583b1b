import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders an element as the page at an address, and at every other one. Returns the router with what was rendered. */
export function renderPage(element: ReactElement, address = "/") {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}
