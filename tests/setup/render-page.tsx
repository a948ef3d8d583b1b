import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders an element as the page at every path, starting at `address`. Returns the router and the render result. */
export function renderPage(element: ReactElement, address = "/") {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
}
