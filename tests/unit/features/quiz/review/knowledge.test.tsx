import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dueWords, KnowledgeTable } from "#app/features/quiz/review/knowledge.tsx";
import { localDay } from "#app/store/review-cards.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const at = Date.UTC(2025, 2, 1, 12);
const day = localDay(at);
const missed = { at: at - 1, isRight: false };
const correct = { at, isRight: true };

test("counts learned, learning and new cards of each category, the largest category first", () => {
  const newCard = { reviews: [missed], due: day + 1 };
  const learning = { reviews: [missed, correct], due: day + 20 };
  const learned = { reviews: [missed, correct], due: day + 21 };
  const quizzes = [
    buildQuizSummary({ id: "a", categories: ["backend", "episode"] }),
    buildQuizSummary({ id: "b", categories: ["ai", "backend"] }),
  ];
  const cards = { "b/q1": learning, "a/q1": newCard, "a/q2": learned, "gone/q1": learned };
  render(<KnowledgeTable cards={cards} quizzes={quizzes} />);
  const rows = screen.getAllByRole<HTMLTableRowElement>("row");
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ["Category", "Learned", "Learning", "New"],
    ["Backend", "1", "1", "1"],
    ["AI", "0", "1", "0"],
  ]);
});

test("dueWords names the due day, and calls overdue cards due today", () => {
  expect([-5, 0, 1, 2].map((days) => dueWords(day + days, day))).toEqual(["today", "today", "tomorrow", "in 2 days"]);
});
