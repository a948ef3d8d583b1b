import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PageNotes } from "#app/features/authoring/page-notes.tsx";
import { renderPage } from "#tests/setup/render-page.tsx";

function renderOn(path: string, answer: unknown) {
  const ask = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal("fetch", ask);
  renderPage(<PageNotes />, path);
  return ask;
}

test("shows the author why builds leave the page out and what to do, and opens its file in the editor", async () => {
  const ask = renderOn("/episodes/x", {
    file: "data/episodes/x.ts",
    leftOut: "is a draft",
    notes: ["description: must not be empty (line 7)"],
  });
  expect(await screen.findByText("In no build: is a draft")).toBeInTheDocument();
  expect(ask).toHaveBeenCalledWith("/__content-notes?page=%2Fepisodes%2Fx");
  await userEvent.click(screen.getByRole("button", { name: "description: must not be empty (line 7)" }));
  expect(ask).toHaveBeenLastCalledWith("/__open-in-editor?file=data%2Fepisodes%2Fx.ts%3A7");
  await userEvent.click(screen.getByRole("button", { name: "data/episodes/x.ts" }));
  expect(ask).toHaveBeenLastCalledWith("/__open-in-editor?file=data%2Fepisodes%2Fx.ts");
});

test("tells the author that the file of this URL is gone", async () => {
  renderOn("/episodes/x", { file: "data/episodes/x.ts" });
  expect(await screen.findByText(/^data\/episodes\/x\.ts is gone/)).toBeInTheDocument();
});

test("shows no notes on a page that shows several files", async () => {
  const ask = renderOn("/episodes", null);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(screen.queryByRole("complementary")).toBeNull();
});
