import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { QuizDeck } from "#app/features/quiz/quiz-deck.tsx";
import { queryClient } from "#app/lib/query-client.ts";

import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";
import { questionsArrive } from "#tests/mocks/quiz-questions.ts";
import { server } from "#tests/mocks/server.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const quizzes = [buildQuizSummary({ id: "a", title: "პირველი" }), buildQuizSummary({ id: "b", title: "მეორე" })];

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterAll(() => server.close());

beforeEach(() => {
  stubBrowser();
  server.use(questionsArrive([buildQuestion()]));
});

afterEach(() => {
  server.resetHandlers();
  queryClient.clear();
});

test("each card opens its own quiz, and closing it gives the focus back", async () => {
  render(
    <main>
      <QuizDeck quizzes={quizzes} />
    </main>,
    { wrapper: MemoryRouter },
  );
  const [first, second] = screen.getAllByRole("button", { name: "Take Quiz" });
  for (const [button, title] of [
    [first, "პირველი"],
    [second, "მეორე"],
  ] as const) {
    if (!button) throw new Error("there are not two cards");
    await userEvent.click(button);
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
    expect(await screen.findByText("Question 1 of 1")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await act(async () => undefined);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  }
});
