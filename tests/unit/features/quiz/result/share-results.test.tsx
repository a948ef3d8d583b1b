import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { exportCard } from "#app/artwork/export-card.ts";
import { ShareResults } from "#app/features/quiz/result/share-results.tsx";
import { advance, type Round, startRound } from "#app/features/quiz/round/round-state.ts";
import { onToastRequest, type ToastRequest } from "#app/lib/toast.ts";
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

const toasts: ToastRequest[] = [];
let stopListening: () => void;

beforeEach(() => {
  toasts.length = 0;
  stopListening = onToastRequest((request) => void toasts.push(request));
});

afterEach(() => {
  stopListening();
  vi.mocked(exportCard).mockReset();
});

const shareButton = () => screen.getByRole("button");

describe("sharing a result", () => {
  test("saves the card as a picture named after the quiz, and says so", async () => {
    vi.mocked(exportCard).mockResolvedValue();
    render(<ShareResults quiz={quiz} round={finishedRound()} />);
    await userEvent.click(screen.getByRole("button", { name: "📸 Share Results" }));
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    const [{ element, ...picture }] = vi.mocked(exportCard).mock.lastCall ?? [{ element: null }];
    expect(element).toHaveTextContent("You completed a quiz!");
    expect(picture).toEqual({
      size: { width: 600, height: 420, scale: 2 },
      background: "#111827",
      fileName: "pilot-hard-result.png",
    });
    expect(toasts[0]).toMatchObject({ type: "success", message: "Quiz result saved as image! 📸" });
  });

  test("says that it is at work, and cannot be asked twice", async () => {
    let finish: () => void = () => undefined;
    vi.mocked(exportCard).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    render(<ShareResults quiz={quiz} round={finishedRound()} />);
    await userEvent.click(shareButton());
    expect(shareButton()).toHaveTextContent("Generating...");
    expect(shareButton()).toHaveAttribute("aria-disabled", "true");
    expect(shareButton()).toHaveFocus();
    await vi.waitFor(() => expect(exportCard).toHaveBeenCalled());
    await userEvent.click(shareButton());
    finish();
    await vi.waitFor(() => expect(shareButton()).toHaveTextContent("📸 Share Results"));
    expect(shareButton()).toHaveAttribute("aria-disabled", "false");
    expect(exportCard).toHaveBeenCalledOnce();
  });

  test("says that it failed, and can be tried again", async () => {
    vi.mocked(exportCard).mockRejectedValue(new Error("no canvas"));
    render(<ShareResults quiz={quiz} round={finishedRound()} />);
    await userEvent.click(shareButton());
    await vi.waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ type: "error", message: "Failed to export image. Please try again." });
    expect(shareButton()).toBeEnabled();
  });
});

describe("the share card", () => {
  const cardOf = (change: Partial<typeof quiz> = {}) => {
    const { container } = render(<ShareResults quiz={{ ...quiz, ...change }} round={finishedRound()} />);
    return container.querySelector("[aria-hidden=true]");
  };

  test("tells everything there is to tell", () => {
    const card = cardOf();
    for (const text of [
      "Devtherapy",
      "You completed a quiz!",
      "ქვიზი",
      "Based on Episode #nino-test",
      "1/2",
      "50% correct",
      "Keep Learning",
      "Not bad!",
      "Time: 1m 5s",
      "Difficulty: hard",
      "Take more quizzes: devtherapy.ge/quizzes",
    ]) {
      expect(card).toHaveTextContent(text);
    }
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
