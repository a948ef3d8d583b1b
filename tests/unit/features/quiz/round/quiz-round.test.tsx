import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { writeChallenge } from "#app/features/quiz/challenge.ts";
import { AnswerFeedback } from "#app/features/quiz/round/question-screen.tsx";
import { QuizRound } from "#app/features/quiz/round/quiz-round.tsx";
import { startRound } from "#app/features/quiz/round/round-state.ts";
import { useQuizSettings } from "#app/features/quiz/round/use-round.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { useSavedRounds } from "#app/store/saved-rounds.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";
import {
  questionsAreMissing,
  questionsArrive,
  questionsBreakOff,
  questionsLinger,
} from "#tests/mocks/quiz-questions.ts";
import { server, startServer } from "#tests/mocks/server.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

const quiz = buildQuizSummary({ id: "pilot", questionCount: 2 });
const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })];

startServer();

beforeEach(() => {
  onClose.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  useQuizScores.setState({ scores: {} });
  useSavedRounds.setState({ rounds: {} });
  useReviews.setState({ cards: {} });
  useQuizSettings.setState({ isHeldAlways: false });
});

const onClose = vi.fn<() => void>();

function renderRound(round: ReactElement, address = "/quizzes") {
  return render(<MemoryRouter initialEntries={[address]}>{round}</MemoryRouter>);
}

function openRound(address?: string) {
  return renderRound(<QuizRound quiz={quiz} onClose={onClose} />, address);
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const realTimeout = globalThis.setTimeout;

/** Lets requests be answered: they take real time, and what follows them a moment of the stopped clock's. */
async function network() {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => new Promise((resolve) => realTimeout(resolve, 4)));
    await wait(1);
  }
}

/** The first request and the three retries fail. */
async function failFourTimes() {
  for (const seconds of [0, 1, 2, 4]) {
    await wait(seconds * 1000);
    await network();
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

/** Takes the round from its first question to its result. */
async function answerBoth(first: string, second: string) {
  pick(first);
  press("Next Question");
  await wait(2000);
  pick(second);
  press("Finish Quiz");
  await wait(2000);
}

test("the questions are announced while they load", () => {
  server.use(questionsLinger());
  openRound();
  expect(screen.getByRole("status")).toHaveTextContent("Loading the questions…");
  expect(screen.queryByRole("button", { name: "Next Question" })).not.toBeInTheDocument();
});

test("the questions are shown in other words, where the round is, when those were saved while developing", async () => {
  await openQuestions();
  pick("q1 wrong a");
  press("Next Question");
  await wait(2000);
  server.use(questionsArrive(questions.map((one) => ({ ...one, question: `${one.question} ახლა?` }))));
  void queryClient.invalidateQueries();
  await network();
  expect(screen.getByText("Question 2 of 2")).toBeVisible();
  expect(screen.getByText(/ახლა\?$/)).toBeVisible();
});

test("the questions are asked for once, and kept", async () => {
  const onRequest = vi.fn<() => void>();
  server.use(questionsArrive(questions, onRequest));
  const first = openRound();
  await network();
  first.unmount();
  openRound();
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  expect(onRequest).toHaveBeenCalledTimes(1);
});

test("the questions are asked for three times more, after 1, 2 and 4 seconds, before it is said that they do not come", async () => {
  const onRequest = vi.fn<() => void>();
  server.use(questionsBreakOff(onRequest));
  openRound();
  await network();
  for (const [retries, seconds] of [1, 2, 4].entries()) {
    expect(screen.getByRole("status")).toHaveTextContent("That did not work. Trying again…");
    await wait(seconds * 1000);
    await network();
    expect(onRequest).toHaveBeenCalledTimes(retries + 2);
  }
  expect(screen.getByRole("alert")).toHaveTextContent("The questions could not be loaded");
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
});

test("the questions do not come where the host answers with a page, and come when it is tried again, which is shown", async () => {
  server.use(questionsAreMissing());
  openRound();
  await failFourTimes();
  server.use(questionsArrive(questions));
  press("Try again");
  act(() => void vi.advanceTimersByTime(0));
  expect(screen.getByRole("status")).toHaveTextContent("Loading the questions…");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await network();
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
});

test("a question is a named radio group with its place in the quiz", async () => {
  await openQuestions();
  const group = screen.getByRole("radiogroup", { name: "Question 1 of 2 Question text q1?" });
  expect(within(group).getAllByRole("radio")).toHaveLength(4);
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "50");
  expect(screen.getByText("Question 1 of 2"), "is heard in the group's name alone").toHaveAttribute("aria-hidden");
  expect(screen.getByText("Score: 0")).toBeInTheDocument();
});

test("a question reveals right and wrong in words, says why, and locks the options", async () => {
  await openQuestions();
  pick("q1 wrong b");
  press("Next Question");
  expect(screen.getByRole("radio", { name: /^q1 right ?Correct answer$/ })).toBeDisabled();
  expect(screen.getByRole("radio", { name: /^q1 wrong b ?Your answer, wrong$/ })).toBeChecked();
  expect(screen.getByRole("status")).toHaveTextContent("Not this time. Correct answer: q1 right.Because of q1.");
  expect(screen.getByRole("button", { name: "Next Question" })).toBeDisabled();
  expect(screen.getByText("Score: 0")).toBeInTheDocument();
});

test("a question is answered with its explanation, and without one where there is none", () => {
  const [question = buildQuestion()] = questions;
  const { explanation, ...bare } = question;
  const said = () => screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
  const { rerender } = render(<AnswerFeedback question={question} picked={question.correctAnswerIndex} />);
  expect(said()).toEqual(["Correct.", explanation]);
  rerender(<AnswerFeedback question={bare} picked={question.correctAnswerIndex} />);
  expect(said()).toEqual(["Correct."]);
});

test("a question stays for 2 seconds, then the next one comes with the focus on its first option", async () => {
  await openQuestions();
  pick("q1 right");
  press("Next Question");
  await wait(1999);
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  await wait(1);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
  expect(screen.getAllByRole("radio")[0]).toHaveFocus();
  expect(screen.getByRole("button", { name: "Finish Quiz" })).toBeDisabled();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("the page is held by its button for as long as it takes, until the visitor is ready", async () => {
  await openQuestions();
  pick("q1 right");
  press("Next Question");
  await wait(1500);
  press("Pause");
  await wait(60_000);
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  press("I'm ready");
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
});

test("the page is held only when it is asked for: who wants no motion has the same 2 seconds, and the same pause", async () => {
  stubBrowser({ reducedMotion: true });
  await openQuestions();
  pick("q1 right");
  press("Next Question");
  expect(screen.getByRole("button", { name: "Pause" })).toHaveFocus();
  await wait(2000);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
  pick("q2 right");
  press("Finish Quiz");
  press("Pause");
  await wait(60_000);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
  press("I'm ready");
  expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toBeInTheDocument();
});

describe("'Wait for me after each answer'", () => {
  const choice = () => screen.getByRole("checkbox", { name: "Wait for me after each answer" });

  test("holds this answer and every later one, in later quizzes too", async () => {
    const round = await openQuestions();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    pick("q1 right");
    press("Next Question");
    expect(choice()).not.toBeChecked();
    fireEvent.click(choice());
    await wait(60_000);
    press("I'm ready");
    pick("q2 right");
    press("Finish Quiz");
    expect(choice()).toBeChecked();
    await wait(60_000);
    press("I'm ready");
    round.unmount();
    expect(localStorage.getItem("devtherapy-quiz-settings")).toContain('"isHeldAlways":true');
    await openQuestions();
    pick("q1 right");
    press("Next Question");
    await wait(60_000);
    expect(screen.getByRole("button", { name: "I'm ready" })).toHaveFocus();
  });

  test("taken back leaves this answer held, and the next one goes on by itself", async () => {
    useQuizSettings.change({ isHeldAlways: true });
    await openQuestions();
    pick("q1 right");
    press("Next Question");
    fireEvent.click(choice());
    await wait(60_000);
    press("I'm ready");
    pick("q2 right");
    press("Finish Quiz");
    await wait(2000);
    expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toBeInTheDocument();
  });

  test("is not switched by Space as a key that holds, and a double click does not skip the explanation", async () => {
    useQuizSettings.change({ isHeldAlways: true });
    await openQuestions();
    pick("q1 right");
    press("Next Question");
    fireEvent.click(screen.getByRole("button", { name: "I'm ready" }), { detail: 2 });
    expect(fireEvent.keyDown(choice(), { code: "Space", key: " " })).toBe(true);
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  });
});

test("the seconds of the lock are counted down in the button, whose name stays", async () => {
  await openQuestions();
  pick("q1 right");
  press("Next Question");
  const button = screen.getByRole("button", { name: "Next Question" });
  expect(button).toHaveTextContent("Next Question2");
  await wait(1000);
  expect(button).toHaveTextContent("Next Question1");
});

test("a key that is kept down does not rush through the questions", async () => {
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

  test("tells score, percent, verdict, time and title, and what was missed", async () => {
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

  test("can be improved at once: Retry starts from the first question with no score", async () => {
    await finish("q1 wrong a", "q2 wrong a");
    press("Retry");
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
    expect(screen.getByText("Score: 0")).toBeInTheDocument();
    expect(screen.getAllByRole("radio")[0]).toHaveFocus();
    await wait(60_000);
    expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  });

  test("is not closed by a double click on what brought it", async () => {
    await openQuestions();
    await answerBoth("q1 right", "q2 right");
    fireEvent.click(screen.getByRole("button", { name: "Back to Quizzes" }), { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
  });

  test("without a miss names none, and leads back to the quizzes", async () => {
    await finish("q1 right", "q2 right");
    expect(screen.queryByText("Questions you missed")).not.toBeInTheDocument();
    press("Back to Quizzes");
    expect(onClose).toHaveBeenCalled();
  });
});

test("a quiz that is closed in the middle of the lock leaves no score, and no timer that touches another quiz", async () => {
  const round = await openQuestions();
  pick("q1 right");
  press("Next Question");
  round.unmount();
  renderRound(<QuizRound quiz={buildQuizSummary({ id: "other", questionCount: 2 })} onClose={onClose} />);
  await network();
  pick("q1 wrong a");
  await wait(60_000);
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  expect(screen.getByText("Score: 0")).toBeInTheDocument();
  expect(useQuizScores.getState().scores).toEqual({});
});

test("a quiz that is closed half way comes back where it was, and its time stood still", async () => {
  const round = await openQuestions();
  pick("q1 right");
  press("Next Question");
  await wait(2000);
  pick("q2 wrong b");
  const options = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
  const before = options();
  round.unmount();
  await wait(600_000);
  openRound();
  await network();
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
  expect(screen.getByText("Score: 1")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: /^q2 wrong b/ })).toBeChecked();
  expect(options()).toEqual(before);
  press("Finish Quiz");
  await wait(2000);
  expect(screen.getByText("4s")).toBeInTheDocument();
});

test("a quiz that is closed in the middle of the lock goes on with it", async () => {
  const round = await openQuestions();
  pick("q1 right");
  press("Next Question");
  await wait(1000);
  round.unmount();
  openRound();
  expect(screen.getByRole("status")).toHaveTextContent("Correct.Because of q1.");
  await wait(2000);
  expect(screen.getByText("Question 2 of 2")).toBeInTheDocument();
});

test("a quiz that is closed before its questions have come is still paused where it was", async () => {
  const round = await openQuestions();
  pick("q1 right");
  press("Next Question");
  await wait(2000);
  round.unmount();
  const paused = useSavedRounds.getState().rounds;
  queryClient.clear();
  server.use(questionsLinger());
  openRound().unmount();
  expect(useSavedRounds.getState().rounds).toEqual(paused);
  expect(Object.keys(paused)).toEqual(["pilot"]);
});

test("a quiz that is closed is still paused after an older copy of its questions came that it does not fit", async () => {
  const round = await openQuestions();
  pick("q1 right");
  press("Next Question");
  await wait(2000);
  pick("q2 right");
  round.unmount();
  const paused = useSavedRounds.getState().rounds;
  queryClient.clear();
  server.use(questionsArrive([buildQuestion({ id: "q1" })]));
  const older = openRound();
  await network();
  expect(screen.getByText("Question 1 of 1")).toBeInTheDocument();
  older.unmount();
  expect(useSavedRounds.getState().rounds).toEqual(paused);
});

test.each([
  ["before anything was picked", async () => undefined],
  ["after its end", () => answerBoth("q1 right", "q2 right")],
])("a quiz that is closed %s starts anew", async (_when, take) => {
  const round = await openQuestions();
  await take();
  round.unmount();
  expect(useSavedRounds.getState().rounds).toEqual({});
  openRound();
  await network();
  expect(screen.getByText("Question 1 of 2")).toBeInTheDocument();
  expect(screen.getByText("Score: 0")).toBeInTheDocument();
});

test("after a reload, or after a phone has put the page away, a result is still there", async () => {
  await openQuestions();
  await answerBoth("q1 right", "q2 right");
  // What the browser keeps for the visit. Nothing is unmounted, nothing is told.
  const kept = sessionStorage.getItem("devtherapy-rounds") ?? "";
  cleanup();
  queryClient.clear();
  sessionStorage.setItem("devtherapy-rounds", kept);
  void useSavedRounds.persist.rehydrate();
  await openQuestions();
  expect(screen.getByRole("dialog", { name: "Quiz Complete!" })).toHaveTextContent("2/2");
  expect(screen.getByText("4s")).toBeInTheDocument();
});

describe("for the reviews", () => {
  const cards = () => useReviews.getState().cards;

  test("a question that is missed becomes a card, at once and for tomorrow", async () => {
    await openQuestions();
    pick("q1 wrong a");
    press("Next Question");
    expect(cards()).toEqual({
      "pilot/q1": { reviews: [{ at: Date.now(), isRight: false }], due: localDay(Date.now()) + 1 },
    });
  });

  test("a question that was known is kept when the visitor likes, and a missed one is not", async () => {
    await openQuestions();
    await answerBoth("q1 right", "q2 wrong a");
    const toggle = (question: string) => screen.getByRole("button", { name: "Keep for review", description: question });
    expect(toggle("Question text q1?")).toHaveAttribute("aria-pressed", "false");
    fireEvent.click(toggle("Question text q1?"));
    fireEvent.click(toggle("Question text q2?"));
    expect(Object.keys(cards())).toEqual(["pilot/q1"]);
    expect(cards()["pilot/q1"]?.reviews).toMatchObject([{ isRight: true }]);
  });
});

describe("a challenge", () => {
  const code = writeChallenge(quiz, { seed: 42, score: 1 });
  const inOrder = () => screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent?.slice(1));
  const expected = startRound(questions, { seed: 42, openedAt: 0 }, 0).questions;

  test("asks with the options in the order that the challenger had, again at each retry", async () => {
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    expect(inOrder()).toEqual(expected[0]?.options);
    await answerBoth("q1 right", "q2 wrong a");
    press("Retry");
    expect(inOrder()).toEqual(expected[0]?.options);
  });

  test.each([
    ["q1 right", "q2 right", "Challenge won: 2 against 1."],
    ["q1 right", "q2 wrong a", "A tie: 1 against 1."],
    ["q1 wrong a", "q2 wrong a", "The challenge stands: 1 is still to be beaten."],
  ])("with %s and %s ends with '%s'", async (first, second, outcome) => {
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    await answerBoth(first, second);
    expect(screen.getByText(outcome)).toBeInTheDocument();
  });

  test("that is only looked at leaves a round that was left as it was", async () => {
    await openQuestions();
    pick("q1 right");
    cleanup();
    const paused = useSavedRounds.getState().rounds;
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    cleanup();
    expect(useSavedRounds.getState().rounds).toEqual(paused);
    expect(paused["pilot"]?.picked).toBeDefined();
  });

  test("takes the place of a round that was left", async () => {
    await openQuestions();
    pick("q1 right");
    cleanup();
    await openQuestions(`/quizzes/pilot?challenge=${code}`);
    expect(inOrder()).toEqual(expected[0]?.options);
    expect(screen.queryByRole("radio", { checked: true })).not.toBeInTheDocument();
  });
});
