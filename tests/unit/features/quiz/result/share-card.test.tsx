import { render } from "@testing-library/react";
import { createRef } from "react";
import { expect, test } from "vitest";
import { Card } from "#app/features/quiz/result/share-card.tsx";
import { newRound, startRound } from "#app/features/quiz/round/round-state.ts";
import { buildQuestion, buildQuizSummary } from "#tests/factories.ts";

const quiz = buildQuizSummary({ title: "ქვიზი", difficulty: "hard" });
const started = startRound([buildQuestion({ id: "q1" }), buildQuestion({ id: "q2" })], newRound(1));
const rightOf = (index: number) => started.questions[index]?.correctAnswerIndex ?? 0;
const answers = [rightOf(0), (rightOf(1) + 1) % 4];

/** Two questions, the first answered correctly, in 65 seconds. */
const round = { ...started, phase: "finished" as const, answers, spentMs: 65_400 };

test("shows score, verdict, time and difficulty, and the episode if the quiz has an episode", () => {
  const ref = createRef<HTMLDivElement>();
  const { container, rerender } = render(<Card ref={ref} quiz={quiz} round={round} />);
  const texts =
    "Devtherapy|You completed a quiz!|ქვიზი|Based on Episode #nino-test|1/2|50% correct|Keep Learning|Not bad!|" +
    "Time: 1m 5s|Difficulty: hard|Take more quizzes: devtherapy.ge/quizzes";
  for (const text of texts.split("|")) expect(container).toHaveTextContent(text);
  rerender(<Card ref={ref} quiz={{ ...quiz, episode: undefined, episodeLink: undefined }} round={round} />);
  expect(container).not.toHaveTextContent("Based on");
});
