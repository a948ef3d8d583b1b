import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";

function Page() {
  const { open, close } = useUrlOverlay("quiz");
  return (
    <>
      <button onClick={() => open("basics")}>Open</button>
      <button onClick={close}>Close</button>
    </>
  );
}

function renderPage() {
  const router = createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/quizzes"] });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

test("opening again what is open, while its code is on the way, adds no second entry to the history", async () => {
  const router = renderPage();
  await press("Open");
  expect(router.state.location.search).toBe("?quiz=basics");
  await press("Open");
  await press("Close");
  expect(router.state.location.search).toBe("");
});
