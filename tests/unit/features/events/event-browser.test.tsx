import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { EventBrowser } from "#app/features/events/event-browser.tsx";
import { buildEvent } from "#tests/factories.ts";

const past = buildEvent({ start: "2020-01-01T10:00:00Z", end: "2020-01-02T10:00:00Z" });

function open(address: string) {
  const element = <EventBrowser events={[past]} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }], { initialEntries: [address] })} />);
}

test("it is announced how many events a filter finds, without the buttons", () => {
  open("/?filter=past");
  expect(screen.getByRole("status")).toHaveTextContent("Showing 1 event");
  cleanup();
  open("/?filter=upcoming");
  expect(screen.getByRole("status")).toHaveTextContent("Showing 0 events");
  expect(screen.getByText("No events found for the selected filter.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Clear filter" })).toBeVisible();
  expect(within(screen.getByRole("status")).queryByRole("button")).not.toBeInTheDocument();
});
