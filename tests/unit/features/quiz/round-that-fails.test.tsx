import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReviewToday } from "#app/features/quiz/review/review-dashboard.tsx";
import { TestYourKnowledge } from "#app/features/quiz/test-your-knowledge.tsx";
import { onToastRequest } from "#app/lib/toast.ts";
import { buildQuizSummary } from "#tests/factories.ts";

/** Code on its way, which never comes. */
const { quizRound, reviewRound } = vi.hoisted(() => {
  const [quiz, review] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
  return { quizRound: quiz, reviewRound: review };
});

vi.mock("#app/features/quiz/round/quiz-round.tsx", () => quizRound.promise);
vi.mock("#app/features/quiz/review/review-round.tsx", () => reviewRound.promise);

const said: string[] = [];
let stopListening: () => void;

beforeEach(() => {
  stopListening = onToastRequest(({ message }) => said.push(message));
});

afterEach(() => {
  stopListening();
  said.length = 0;
});

test.each([
  ["Take Quiz", quizRound, <TestYourKnowledge key="deck" quizzes={[buildQuizSummary()]} />],
  ["Start review", reviewRound, <ReviewToday key="today" cards={["a/q1"]} dueCount={1} nextDue={1} today={1} />],
])(
  "%s: code that fails after the visitor has gone on neither leads them back nor says so",
  async (name, code, page) => {
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
  },
);
