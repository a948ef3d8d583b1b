import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { ReviewToday } from "#app/features/quiz/review/review-dashboard.tsx";
import { TestYourKnowledge } from "#app/features/quiz/test-your-knowledge.tsx";
import { buildQuizSummary } from "#tests/factories.ts";
import { recordToasts } from "#tests/setup/record-toasts.ts";

/** Pending imports, which the test rejects. */
const { quizRound, reviewRound } = vi.hoisted(() => {
  const [quiz, review] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
  return { quizRound: quiz, reviewRound: review };
});

vi.mock("#app/features/quiz/round/quiz-round.tsx", () => quizRound.promise);
vi.mock("#app/features/quiz/review/review-round.tsx", () => reviewRound.promise);

test.each([
  ["Take Quiz", quizRound, <TestYourKnowledge key="deck" quizzes={[buildQuizSummary()]} />],
  ["Start review", reviewRound, <ReviewToday key="today" cards={{ "a/q1": { reviews: [], due: 1 } }} today={1} />],
])("%s ignores a failed import after the visitor has left the page", async (name, code, page) => {
  const said = recordToasts();
  const router = createMemoryRouter(
    [
      { path: "/before", element: page },
      { path: "/after", element: <p>after</p> },
    ],
    { initialEntries: ["/before"] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole("button", { name }));
  await act(() => router.navigate("/after"));
  code.reject(new TypeError("Failed to fetch"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText("after")).toBeInTheDocument();
  expect(said).toEqual([]);
});
