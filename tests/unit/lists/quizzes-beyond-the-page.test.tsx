import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/lib/query-client.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const quizzes = ["a", "b", "c"].map((id) => buildQuizSummary({ id, title: `quiz ${id}`, categories: ["ai"] }));
const fetched: string[] = [];

beforeEach(() => {
  // A loaded list stays in memory.
  vi.resetModules();
  queryClient.clear();
  // Nothing nears the viewport.
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  vi.stubGlobal("IntersectionObserver", observer);
  fetched.length = 0;
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return Promise.resolve(Response.json({ items: quizzes.slice(1) }));
  });
});

/** Opens a list of three quizzes whose page contains only the first. */
async function open(address: string) {
  const { QuizBrowser } = await import("#app/features/quiz/quiz-browser.tsx");
  const start = { name: "quizzes" as const, first: quizzes.slice(0, 1), total: quizzes.length };
  const routes = [{ path: "/", element: <QuizBrowser quizzes={start} counts={{ ai: 3 }} /> }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

test.each(["/?category=ai", "/?taken=no", "/?sort=shortest"])(
  "loads and filters or sorts the whole list for %s",
  async (address) => {
    await open(address);
    expect(await screen.findByText("Showing 3 quizzes", {}, { timeout: 15_000 })).toBeVisible();
  },
);

test("opens a linked quiz that the page does not contain", async () => {
  await open("/?quiz=c");
  expect(await screen.findByRole("dialog", { name: "quiz c" }, { timeout: 15_000 })).toBeInTheDocument();
});

test.each(["/", "/?quiz=a"])("fetches nothing for %s", async (address) => {
  await open(address);
  await vi.dynamicImportSettled();
  expect(fetched).not.toContain("/more/quizzes/1.json");
});
