import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const quizzes = ["a", "b", "c"].map((id) => buildQuizSummary({ id, title: `quiz ${id}`, categories: ["ai"] }));
const fetched: string[] = [];

beforeEach(() => {
  // What has come of a list stays for the visit.
  vi.resetModules();
  queryClient.clear();
  // Nothing comes near the view.
  const observer = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", observer);
  fetched.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return Promise.resolve(Response.json({ items: quizzes.slice(1) }));
  });
});

/** The page of a list of three quizzes, which brings along the first one. */
async function open(address: string) {
  const { QuizBrowser } = await import("#app/features/quiz/quiz-browser.tsx");
  const start = { name: "quizzes" as const, first: quizzes.slice(0, 1), total: quizzes.length };
  const routes = [{ path: "/", element: <QuizBrowser quizzes={start} counts={{ ai: 3 }} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

test.each(["/?category=ai", "/?taken=no", "/?sort=shortest"])("%s looks through all of the list", async (address) => {
  await open(address);
  expect(await screen.findByText("Showing 3 quizzes", {}, { timeout: 15_000 })).toBeVisible();
});

test("a link opens a quiz that the page has not brought", async () => {
  await open("/?quiz=c");
  expect(await screen.findByRole("dialog", { name: "quiz c" }, { timeout: 15_000 })).toBeInTheDocument();
});

test.each(["/", "/?quiz=a"])("%s asks for nothing that the page has not brought", async (address) => {
  await open(address);
  await vi.dynamicImportSettled();
  expect(fetched).not.toContain("/more/quizzes/1.json");
});
