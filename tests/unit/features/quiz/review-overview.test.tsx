import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ReviewOverview } from "#app/features/quiz/review-overview.tsx";
import { queryClient } from "#app/lib/query-client.ts";
import { localDay, type ReviewCards } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";
import { questionsArrive } from "#tests/mocks/quiz-questions.ts";
import { server, startServer } from "#tests/mocks/server.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const quizzes = [
  buildQuizSummary({ id: "a", title: "პირველი", categories: ["backend"] }),
  buildQuizSummary({ id: "b", title: "მეორე", categories: ["ai"] }),
];
const now = Date.UTC(2025, 5, 10, 12);
const today = localDay(now);
const dayMs = 24 * 60 * 60 * 1000;
const missedYesterday = { at: now - dayMs, isRight: false };

/** A card missed yesterday, due in this many days. */
const card = (days: number) => ({ reviews: [missedYesterday], due: today + days });

startServer();
beforeAll(() => import("#app/features/quiz/review/review-round.tsx"));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  useReviews.setState({ cards: {} });
  server.use(questionsArrive([buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })]));
});

function openReviews(cards: ReviewCards, address?: string, list = quizzes) {
  useReviews.setState({ cards });
  renderPage(
    <main>
      <ReviewOverview quizzes={list} />
    </main>,
    address,
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Starts a review. Expects `count` questions, and the question `first` at the start. */
async function start(count: number, first = "q", name = "Start review") {
  await press(name);
  expect(await screen.findByText(`Question 1 of ${count}`)).toBeInTheDocument();
  expect(screen.getByRole("radiogroup", { name: new RegExp(`Question text ${first}`) })).toBeInTheDocument();
}

async function answer(option: RegExp) {
  await userEvent.click(screen.getByRole("radio", { name: option }));
  await press(/^(Next Question|Finish Quiz)$/);
  // Pause, so that no test waits for the lock.
  await press("Pause");
  await press("I'm ready");
}

test("explains where reviews come from while there are no reviews", () => {
  openReviews({});
  expect(screen.getByText("Nothing to review yet")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Browse Quizzes" })).toHaveAttribute("href", "/quizzes");
});

test("if no review is due, shows the day of the next one and lets the visitor practice early, in order of due day", async () => {
  openReviews({ "a/q1": card(3), "b/q2": card(2) });
  expect(screen.getByText("All done. Next review in 2 days.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Start review" })).not.toBeInTheDocument();
  await start(2, "q2", "Practice ahead (2)");
  await answer(/right$/);
  expect(useReviews.getState().cards["b/q2"]?.reviews).toHaveLength(2);
});

test("at the visitor's midnight, updates the number of due reviews", () => {
  vi.useFakeTimers({ now });
  openReviews({ "a/q1": card(1) });
  expect(screen.getByRole("heading", { name: "0 to review today" })).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(dayMs));
  expect(screen.getByRole("heading", { name: "1 to review today" })).toBeInTheDocument();
});

test("asks the due questions of several quizzes, the longest overdue first, and reschedules each at once", async () => {
  openReviews({ "a/q1": card(0), "b/q2": card(-1), "b/q1": card(5) });
  await start(2, "q2");
  await answer(/right$/);
  const correct = useReviews.getState().cards["b/q2"];
  expect(correct?.reviews).toEqual([missedYesterday, { at: now, isRight: true }]);
  expect(correct?.due).toBeGreaterThan(today);
  await answer(/wrong a/);
  expect(useReviews.getState().cards["a/q1"]).toMatchObject({ due: today + 1 });
});

test("shows the score and the next reviews; closing does not focus 'Practice ahead'", async () => {
  openReviews({ "a/q1": card(0) });
  await start(1);
  await answer(/wrong a/);
  const result = within(screen.getByRole("dialog", { name: "Review Complete!" }));
  expect(result.getByText("0/1")).toBeInTheDocument();
  expect(result.getByText("tomorrow")).toBeInTheDocument();
  await press("Back to Reviews");
  expect(await screen.findByText(/^All done/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: /^Practice ahead/ })).not.toHaveFocus();
});

test("limits a review to ten questions, and says that there are more", async () => {
  const many = Array.from({ length: 12 }, (_, index) => `q${index}`);
  server.use(questionsArrive(many.map((id) => buildQuestion({ id }))));
  openReviews(Object.fromEntries(many.map((id) => [`a/${id}`, card(0)])));
  expect(screen.getByText("The first 10 now, the rest when you like.")).toBeInTheDocument();
  await start(10);
});

test("postpones a card by a week if its question no longer exists", async () => {
  openReviews({ "a/gone": card(-9), "a/q1": card(0) });
  await start(1);
  expect(useReviews.getState().cards).toEqual({ "a/gone": card(7), "a/q1": card(0) });
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("heading", { name: "1 to review today" })).toBeInTheDocument();
});

test("asks the loaded questions if those of another quiz fail to load", async () => {
  const cards = { "a/q1": card(-1), "b/q2": card(0) };
  server.use(http.get("*/quizzes/a.json", () => new HttpResponse(null, { status: 404 })));
  openReviews(cards);
  await start(1, "q2");
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("heading", { name: "2 to review today" })).toBeInTheDocument();
  server.use(questionsArrive([buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })]));
  await start(2);
});

test("continues a closed review with the remaining questions, also by URL", async () => {
  openReviews({ "a/q1": card(-1), "b/q2": card(0) }, "/quizzes/review?session=on");
  await screen.findByText("Question 1 of 2");
  await answer(/right$/);
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByRole("heading", { name: "1 to review today" })).toBeInTheDocument();
  await start(1, "q2");
});

test("shows a message for a review opened by URL if nothing is due", async () => {
  openReviews({ "a/q1": card(3) }, "/quizzes/review?session=on");
  expect(await screen.findByText(/There is nothing left to review/)).toBeInTheDocument();
});

test("restores a dropped card with all its answers, even if it was the last card", async () => {
  openReviews({ "a/q1": card(4) });
  await userEvent.click(screen.getByText("პირველი"));
  const keep = await screen.findByRole("button", { name: "Keep for review", description: "Question text q1?" });
  expect(keep).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("New, in 4 days")).toBeInTheDocument();
  await userEvent.click(keep);
  expect(useReviews.getState().cards).toEqual({});
  expect(screen.getByText("Dropped")).toBeInTheDocument();
  await userEvent.click(keep);
  expect(useReviews.getState().cards["a/q1"]).toEqual(card(4));
});

test("retries questions that failed to load, and keeps the focus in the page", async () => {
  const options = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  onTestFinished(() => queryClient.setDefaultOptions(options));
  server.use(http.get("*/quizzes/c.json", () => new HttpResponse(null, { status: 404 })));
  openReviews({ "c/q1": card(4) }, undefined, [buildQuizSummary({ id: "c", title: "მესამე" })]);
  await userEvent.click(screen.getByText("მესამე"));
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});
