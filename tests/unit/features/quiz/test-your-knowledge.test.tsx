import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { TestYourKnowledge } from "#app/features/quiz/test-your-knowledge.tsx";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";
import { questionsArrive } from "#tests/mocks/quiz-questions.ts";
import { server, startServer } from "#tests/mocks/server.ts";

const quizzes = [
  buildQuizSummary({ id: "a", title: "პირველი", questionCount: 2 }),
  buildQuizSummary({ id: "b", title: "მეორე", questionCount: 2 }),
];

startServer();
// Import the lazy round first, so that no test waits for it.
beforeAll(() => import("#app/features/quiz/round/quiz-round.tsx"));

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  useSavedRounds.setState({ rounds: {} });
  useQuizScores.setState({ scores: {} });
  server.use(questionsArrive([buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })]));
});

function showDeck(address = "/quizzes") {
  const page = (
    <main>
      <TestYourKnowledge quizzes={quizzes} />
    </main>
  );
  router = createMemoryRouter(
    [
      { path: "/quizzes", element: page },
      { path: "/before", element: <p>before</p> },
    ],
    { initialEntries: ["/before", address] },
  );
  render(<RouterProvider router={router} />);
}

function takeButton(index: number): HTMLElement {
  const button = screen.getAllByRole("button", { name: "Take Quiz", hidden: true })[index];
  if (!button) throw new Error(`there is no card ${index}`);
  return button;
}

async function take(index: number) {
  await userEvent.click(takeButton(index));
  await screen.findByText(/^Question \d of 2$/);
}

async function escape() {
  await userEvent.keyboard("{Escape}");
  await act(async () => undefined);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
}

test("opens the quiz of each card, and restores the focus on close", async () => {
  showDeck();
  for (const [index, title] of ["პირველი", "მეორე"].entries()) {
    await take(index);
    expect(screen.getByRole("dialog", { name: title })).toBeInTheDocument();
    await escape();
    expect(takeButton(index)).toHaveFocus();
  }
});

test("opens the quiz that the URL names; closing it stays on the page", async () => {
  showDeck("/quizzes?quiz=b");
  expect(await screen.findByRole("dialog", { name: "მეორე" })).toBeInTheDocument();
  await escape();
  expect(router.state.location).toMatchObject({ pathname: "/quizzes", search: "" });
});

const left = { seed: 1, isHeld: false, spentMs: 1000 };

test("starts a paused quiz over, and restores the focus on close", async () => {
  useSavedRounds.setState({ rounds: { b: { ...left, phase: "answering", answers: [0] } } });
  showDeck();
  expect(screen.getByRole("button", { name: "Continue at 2 of 2" })).toHaveAccessibleDescription("მეორე");
  await userEvent.click(screen.getByRole("button", { name: "Start over" }));
  expect(await screen.findByText("Question 1 of 2")).toBeVisible();
  await escape();
  expect(takeButton(1)).toHaveFocus();
});

test("restarts a quiz that was closed after its result or before any answer", async () => {
  useSavedRounds.setState({
    rounds: { a: { ...left, phase: "finished", answers: [0, 0] }, b: { ...left, phase: "answering", answers: [] } },
  });
  showDeck();
  expect(screen.queryByText(/Continue at/)).not.toBeInTheDocument();
  await userEvent.click(takeButton(0));
  expect(await screen.findByText("Question 1 of 2")).toBeVisible();
});

const score = (right: number) => ({ score: right, totalQuestions: 4 });

test("shows how many quizzes of the episode were taken", () => {
  render(<TestYourKnowledge quizzes={quizzes} />, { wrapper: MemoryRouter });
  expect(screen.getByText("0 of 2 taken")).toBeInTheDocument();
  act(() => useQuizScores.getState().recordScore("b", score(0)));
  act(() => useQuizScores.getState().recordScore("of-another-episode", score(4)));
  expect(screen.getByText("1 of 2 taken")).toBeInTheDocument();
});
