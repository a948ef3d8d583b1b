import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EventBrowser } from "#app/features/events/event-browser.tsx";
import { buildEvent } from "#tests/factories.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

test.each([
  ["past", "Showing 1 event"],
  ["upcoming", "Showing 0 events"],
])("announces the number of events under the filter '%s'", (filter, announced) => {
  renderPage(<EventBrowser events={[buildEvent()]} />, `/?filter=${filter}`);
  expect(screen.getByRole("status")).toHaveTextContent(announced);
});
