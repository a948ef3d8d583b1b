import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { exportCard } from "#app/artwork/export-card.ts";
import { ShareResults } from "#app/features/quiz/result/share-results.tsx";
import { advance, type Round, startRound } from "#app/features/quiz/round/round-state.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";

vi.mock("#app/artwork/export-card.ts", () => ({ exportCard: vi.fn<typeof exportCard>() }));

const quiz = buildQuizSummary({ id: "pilot-hard", title: "ქვიზი", difficulty: "hard" });

/** Two questions, the first answered rightly, in 65 seconds. */
function finishedRound(): Round {
  const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })];
  let round = startRound(questions, { seed: 1, openedAt: 0 }, 0);
  for (const shift of [0, 1]) {
    const right = round.questions[round.index]?.correctAnswerIndex ?? 0;
    for (const move of [
      { type: "pick", option: (right + shift) % 4 },
      { type: "confirm" },
      { type: "goOn", at: 65_400 },
    ] as const) {
      round = advance(round, move) ?? round;
    }
  }
  return round;
}

test("the button is at work once it is pressed, and cannot be asked twice", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(exportCard).mockReturnValue(promise);
  render(<ShareResults quiz={quiz} round={finishedRound()} />);
  const share = screen.getByRole("button");
  await userEvent.click(share);
  expect(share).toHaveTextContent("Generating...");
  expect(share).toHaveAttribute("aria-disabled", "true");
  expect(share).toHaveFocus();
  await vi.waitFor(() => expect(exportCard).toHaveBeenCalled());
  await userEvent.click(share);
  resolve();
  await vi.waitFor(() => expect(share).toHaveTextContent("📸 Share Results"));
  expect(share).toHaveAttribute("aria-disabled", "false");
  expect(exportCard).toHaveBeenCalledOnce();
});

describe("the share card", () => {
  const cardOf = (change: Partial<typeof quiz> = {}) => {
    const { container } = render(<ShareResults quiz={{ ...quiz, ...change }} round={finishedRound()} />);
    return container.querySelector("[aria-hidden=true]");
  };

  test("tells everything there is to tell", () => {
    const card = cardOf();
    const texts =
      "Devtherapy|You completed a quiz!|ქვიზი|Based on Episode #nino-test|1/2|50% correct|Keep Learning|Not bad!|" +
      "Time: 1m 5s|Difficulty: hard|Take more quizzes: devtherapy.ge/quizzes";
    for (const text of texts.split("|")) expect(card).toHaveTextContent(text);
  });

  test("names the last part of any link", () => {
    const change = { episodeLink: "https://example.com/talks/on-testing/" };
    expect(cardOf(change)).toHaveTextContent("Based on Episode #on-testing");
  });

  test("names no episode without a link", () => {
    expect(cardOf({ episode: undefined, episodeLink: undefined })).not.toHaveTextContent("Based on");
  });

  test("is 600 by 420 pixels of plain hex, out of sight and out of the accessibility tree", () => {
    const card = cardOf();
    expect(card).toHaveStyle({ width: "600px", height: "420px", position: "fixed", boxSizing: "border-box" });
    expect(Number.parseInt((card as HTMLElement).style.left, 10)).toBeLessThanOrEqual(-600);
    expect(card?.outerHTML).not.toMatch(/oklch|oklab|color-mix|var\(/);
  });
});
