import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { AnswerFeedback } from "#app/features/quiz/round/question-screen.tsx";
import { buildQuestion } from "#tests/factories.ts";
import { stubBrowser } from "#tests/setup/browser-stubs.ts";

beforeEach(() => stubBrowser());

test("an answer is told with its explanation, and without one where there is none", () => {
  const question = buildQuestion({ id: "q1" });
  const { rerender } = render(<AnswerFeedback question={question} picked={question.correctAnswerIndex} />);
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "Correct.",
    question.explanation,
  ]);
  const { explanation, ...bare } = question;
  rerender(<AnswerFeedback question={bare} picked={question.correctAnswerIndex} />);
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual(["Correct."]);
});
