import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { writeChallenge } from "#app/features/quiz/challenge.ts";
import { useQuizSettings } from "#app/features/quiz/round/pause-after-answer.ts";
import { QuizRound } from "#app/features/quiz/round/quiz-round.tsx";
import { newRound, startRound } from "#app/features/quiz/round/round-state.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";
import { questionsArrive, questionsBreakOff, questionsLinger } from "#tests/mocks/quiz-questions.ts";
import { server, startServer } from "#tests/mocks/server.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";
import { renderPage } from "#tests/setup/render-page.tsx";

const quiz = buildQuizSummary({ id: "pilot", questionCount: 2 });
const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2", explanation: undefined })];

startServer();

beforeEach(() => {
  onClose.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] });
  useQuizScores.setState({ scores: {} });
  useSavedRounds.setState({ rounds: {} });
  useReviews.setState({ cards: {} });
  useQuizSettings.setState({ isHeldAlways: false });
});

const onClose = vi.fn<() => void>();

function openRound(address?: string) {
  return renderPage(<QuizRound quiz={quiz} onClose={onClose} />, address);
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const realTimeout = globalThis.setTimeout;

/** Waits for responses, which take real time, and then lets timers on the fake clock run. */
async function network() {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => new Promise((resolve) => realTimeout(resolve, 4)));
    await wait(1);
  }
}

async function openQuestions(address?: string) {
  server.use(questionsArrive(questions));
  const round = openRound(address);
  await network();
  return round;
}

const pick = (option: string) => fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${option}`) }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function answer(option: string) {
  pick(option);
  press(option.startsWith("q1") ? "Next Question" : "Finish Quiz");
}

/** Answers both questions, up to the result. */
async function answerBoth(first: string, second: string) {
  for (const option of [first, second]) {
    answer(option);
    await wait(2000);
  }
}

test("retries loading the questions after 1, 2 and 4 seconds, and then on Try again", async () => {
  const onRequest = vi.fn<() => void>();
  server.use(questionsBreakOff(onRequest));
  openRound();
  expect(screen.getByRole("status")).toHaveTextContent("Loading the questions…");
  await network();
  for (const [retries, seconds] of [1, 2, 4].entries()) {
    expect(screen.getByRole("status")).toHaveTextContent("That did not work. Trying again…");
    await wait(seconds * 1000);
    await network();
    expect(onRequest).toHaveBeenCalledTimes(retries + 2);
  }
  expect(screen.getByRole("alert")).toHaveTextContent("Couldn't open the questions");
  expect(document.activeElement).toContainElement(screen.getByRole("button", { name: "Try again" }));
  server.use(questionsArrive(questions));
  press("Try again");
  act(() => void vi.advanceTimersByTime(0));
  expect(screen.getByRole("status")).toHaveTextContent("Loading the questions…");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await network();
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
});

test("shows a question as a named radio group, then the correct answer and explanation in words", async () => {
  await openQuestions();
  const group = screen.getByRole("radiogroup", { name: "Question 1 of 2 Question text q1?" });
  expect(within(group).getAllByRole("radio")).toHaveLength(4);
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveProperty("position", 0.5);
  expect(screen.getByText("Question 1 of 2"), "screen readers read it in the group's name").toHaveAttribute(
    "aria-hidden",
  );
  answer("q1 wrong b");
  expect(screen.getByRole("radio", { name: /^q1 right ?Correct answer$/ })).toBeDisabled();
  expect(screen.getByRole("radio", { name: /^q1 wrong b ?Your answer, wrong$/ })).toBeChecked();
  expect(screen.getByRole("status")).toHaveTextContent("Not this time. Correct answer: q1 right.Because of q1.");
  expect(screen.getByRole("button", { name: "Next Question" })).toBeDisabled();
  expect(screen.getByText("Score: 0")).toBeInTheDocument();
});

test("locks an answer for 2 seconds, then focuses the next question's first option", async () => {
  await openQuestions();
  answer("q1 right");
  await wait(1999);
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  await wait(1);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
  expect(screen.getAllByRole("radio")[0]).toHaveFocus();
  expect(screen.getByRole("button", { name: "Finish Quiz" })).toBeDisabled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  answer("q2 right");
  expect(screen.getByRole("status"), "no explanation").toHaveTextContent(/^Correct\.$/);
});

test("keeps the 2 seconds under reduced motion", async () => {
  stubBrowser({ reducedMotion: true });
  await openQuestions();
  answer("q1 right");
  expect(screen.getByRole("button", { name: "Pause" })).toHaveFocus();
  await wait(1999);
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  await wait(1);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
});

describe("'Pause after each answer'", () => {
  const choice = () => screen.getByRole("checkbox", { name: "Pause after each answer" });

  test("pauses after every answer, in later quizzes too, until the visitor unchecks it", async () => {
    const round = await openQuestions();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    answer("q1 right");
    expect(choice()).not.toBeChecked();
    fireEvent.click(choice());
    await wait(60_000);
    press("I'm ready");
    answer("q2 right");
    expect(choice()).toBeChecked();
    await wait(60_000);
    press("I'm ready");
    round.unmount();
    await openQuestions();
    answer("q1 right");
    expect(screen.getByRole("button", { name: "I'm ready" })).toHaveFocus();
    fireEvent.click(choice());
    await wait(60_000);
    press("I'm ready");
    answer("q2 right");
    await wait(2000);
    expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toBeInTheDocument();
  });

  test("toggles by Space without pausing, and a double click does not skip the explanation", async () => {
    useQuizSettings.setState({ isHeldAlways: true });
    await openQuestions();
    answer("q1 right");
    fireEvent.click(screen.getByRole("button", { name: "I'm ready" }), { detail: 2 });
    expect(fireEvent.keyDown(choice(), { code: "Space", key: " " })).toBe(true);
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  });
});

test("ignores a held Enter key", async () => {
  await openQuestions();
  pick("q1 right");
  const enter = { code: "Enter", key: "Enter" };
  fireEvent.keyDown(document.activeElement ?? document.body, { ...enter, repeat: true });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fireEvent.keyDown(document.activeElement ?? document.body, enter);
  expect(screen.getByRole("status")).toHaveTextContent("Correct.");
});

describe("the result", () => {
  async function finish(first: string, second: string) {
    await openQuestions();
    await answerBoth(first, second);
  }

  test("shows score, percent, verdict, time, title and the missed questions", async () => {
    await finish("q1 right", "q2 wrong c");
    const dialog = screen.getByRole("dialog", { name: "Quiz Complete!" });
    for (const text of ["1/2", "50%", "Keep Learning", "Not bad!", "4s", quiz.title]) {
      expect(within(dialog).getAllByText(text)[0]).toBeInTheDocument();
    }
    const missed = within(dialog).getByRole("region", { name: "Questions you missed" });
    expect(missed).toHaveTextContent("Question text q2?");
    expect(missed).toHaveTextContent("Your answer: q2 wrong c");
    expect(missed).toHaveTextContent("Correct answer: q2 right");
    expect(missed).not.toHaveTextContent("Question text q1?");
  });

  test.each([
    ["back by an hour", -60 * 60 * 1000],
    ["forward by a night", 8 * 60 * 60 * 1000],
  ])("shows the time spent even if the device's clock is set %s meanwhile", async (_where, shift) => {
    await openQuestions();
    answer("q1 right");
    vi.setSystemTime(Date.now() + shift);
    await wait(2000);
    answer("q2 right");
    await wait(2000);
    expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toHaveTextContent("Time4s");
  });

  test("restarts on Retry from the first question without a score", async () => {
    await finish("q1 wrong a", "q2 wrong a");
    press("Retry");
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
    expect(screen.getByText("Score: 0")).toBeInTheDocument();
    expect(screen.getAllByRole("radio")[0]).toHaveFocus();
    await wait(60_000);
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  });

  test("lists no questions if none was missed, and leads back to the quizzes", async () => {
    await finish("q1 right", "q2 right");
    expect(screen.queryByText("Questions you missed")).not.toBeInTheDocument();
    press("Back to Quizzes");
    expect(onClose).toHaveBeenCalled();
  });
});

test("closing a quiz during the lock affects no other quiz, and reopening continues the lock", async () => {
  const round = await openQuestions();
  answer("q1 right");
  round.unmount();
  const other = renderPage(<QuizRound quiz={buildQuizSummary({ id: "other", questionCount: 2 })} onClose={onClose} />);
  await network();
  pick("q1 wrong a");
  await wait(60_000);
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  expect(screen.getByText("Score: 0")).toBeInTheDocument();
  expect(useQuizScores.getState().scores).toEqual({});
  other.unmount();
  openRound();
  expect(screen.getByRole("status")).toHaveTextContent("Correct.Because of q1.");
  await wait(2000);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
});

test("does not count the time while a quiz is closed", async () => {
  const round = await openQuestions();
  await wait(5000);
  pick("q1 right");
  await wait(3000);
  round.unmount();
  await wait(60_000);
  openRound();
  press("Next Question");
  await wait(2000);
  answer("q2 right");
  await wait(2000);
  expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toHaveTextContent("Time12s");
});

test.each([
  ["before its questions load", questionsLinger(), "Loading the questions…"],
  ["with an older copy of its questions", questionsArrive([buildQuestion()]), "Question 1 of 1"],
])("keeps a paused round that is opened and closed again %s", async (_when, answers, shown) => {
  const round = await openQuestions();
  answer("q1 right");
  await wait(2000);
  pick("q2 right");
  round.unmount();
  const paused = useSavedRounds.getState().rounds;
  queryClient.clear();
  server.use(answers);
  const again = openRound();
  await network();
  expect(screen.getByText(shown)).toBeInTheDocument();
  again.unmount();
  expect(Object.keys(paused)).toEqual(["pilot"]);
  expect(useSavedRounds.getState().rounds).toEqual(paused);
});

test("shows the result again after a reload, until the visitor closes it", async () => {
  const finished = { seed: 1, phase: "finished" as const, answers: [0, 0], isHeld: false, spentMs: 4000 };
  useSavedRounds.setState({ rounds: { pilot: finished } });
  const result = await openQuestions();
  expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toHaveTextContent("4s");
  result.unmount();
  expect(useSavedRounds.getState().rounds).toEqual({});
});

const cards = () => useReviews.getState().cards;

test("adds a missed question to the reviews, due tomorrow", async () => {
  await openQuestions();
  await answerBoth("q1 wrong a", "q2 right");
  const at = Date.now() - 4000;
  expect(cards()).toEqual({ "pilot/q1": { reviews: [{ at, isRight: false }], due: localDay(at) + 1 } });
});

test("'Keep for review' in the result adds or removes any question", async () => {
  await openQuestions();
  await answerBoth("q1 wrong a", "q2 right");
  for (const [question, isKept] of [
    ["Question text q1?", "true"],
    ["Question text q2?", "false"],
  ] as const) {
    const toggle = screen.getByRole("button", { name: "Keep for review", description: question });
    expect(toggle).toHaveAttribute("aria-pressed", isKept);
    fireEvent.click(toggle);
  }
  expect(cards()).toMatchObject({ "pilot/q2": { reviews: [{ isRight: true }] } });
  expect(cards()["pilot/q1"]).toBeUndefined();
});

describe("a challenge", () => {
  const code = writeChallenge(quiz, { seed: 42, score: 1 });
  const inOrder = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent?.slice(1));
  const expected = startRound(questions, newRound(42)).questions;

  test("shows the options in the challenger's order, also on Retry", async () => {
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    expect(inOrder()).toEqual(expected[0]?.options);
    await answerBoth("q1 right", "q2 wrong a");
    press("Retry");
    expect(inOrder()).toEqual(expected[0]?.options);
  });

  test.each([
    ["q1 right", "q2 right", "Challenge won: 2 against 1."],
    ["q1 right", "q2 wrong a", "A tie: 1 against 1."],
    ["q1 wrong a", "q2 wrong a", "The score to beat is still 1."],
  ])("a round with %s and %s shows the result '%s'", async (first, second, outcome) => {
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    await answerBoth(first, second);
    expect(screen.getByText(outcome)).toBeInTheDocument();
  });

  test("starts beside a paused round, which does not change when the challenge opens", async () => {
    await openQuestions();
    pick("q1 right");
    cleanup();
    const paused = useSavedRounds.getState().rounds;
    expect(paused["pilot"]?.picked).toBeDefined();
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    expect(inOrder()).toEqual(expected[0]?.options);
    expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
    cleanup();
    expect(useSavedRounds.getState().rounds).toEqual(paused);
  });
});
