import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { exportCard } from "#app/artwork/export-card.ts";
import { ShareResults } from "#app/features/quiz/result/share-results.tsx";
import { startRound } from "#app/features/quiz/round/round-state.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";

vi.mock("#app/artwork/export-card.ts", () => ({ exportCard: vi.fn<typeof exportCard>() }));

const quiz = buildQuizSummary({ title: "ქვიზი", difficulty: "hard" });
const started = startRound([buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })], { seed: 1, openedAt: 0 }, 0);
const rightOf = (index: number) => started.questions[index]?.correctAnswerIndex ?? 0;
const answers = [rightOf(0), (rightOf(1) + 1) % 4];

/** Two questions, the first answered rightly, in 65 seconds. */
const round = { ...started, phase: "finished" as const, index: 1, answers, finishedAt: 65_400 };

test("the button is at work once it is pressed, and cannot be asked twice", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(exportCard).mockReturnValue(promise);
  render(<ShareResults quiz={quiz} round={round} />);
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

test("the share card tells everything there is to tell, and of no episode where there is none", () => {
  const { container, rerender } = render(<ShareResults quiz={quiz} round={round} />);
  const card = container.querySelector("[aria-hidden=true]");
  const texts =
    "Devtherapy|You completed a quiz!|ქვიზი|Based on Episode #nino-test|1/2|50% correct|Keep Learning|Not bad!|" +
    "Time: 1m 5s|Difficulty: hard|Take more quizzes: devtherapy.ge/quizzes";
  for (const text of texts.split("|")) expect(card).toHaveTextContent(text);
  rerender(<ShareResults quiz={{ ...quiz, episode: undefined, episodeLink: undefined }} round={round} />);
  expect(card).not.toHaveTextContent("Based on");
});
