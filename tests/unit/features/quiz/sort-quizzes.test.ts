import { expect, test } from "vitest";
import { categoriesOf } from "#app/content/quiz-categories.ts";
import { groupQuizzes, quizOrders } from "#app/features/quiz/sort-quizzes.ts";
import { buildQuizSummary } from "#tests/factories.ts";

const quizzes = [
  buildQuizSummary({ id: "a", difficulty: "easy", estimatedTime: 4 }),
  buildQuizSummary({ id: "b", difficulty: "hard", estimatedTime: 8 }),
  buildQuizSummary({ id: "c", difficulty: "easy", estimatedTime: 3, episodeLink: "/episodes/other" }),
  buildQuizSummary({ id: "d", difficulty: "hard", estimatedTime: 3, episodeLink: undefined, episode: undefined }),
];

test.each([
  ["episode", [["a", "b"], ["c"], ["d"]]],
  ["difficulty", [["a"], ["c"], ["b"], ["d"]]],
  ["shortest", [["c"], ["d"], ["a", "b"]]],
] as const)("groups consecutive quizzes of one episode in the order '%s'", (order, ids) => {
  const sorted = quizzes.toSorted(quizOrders.find(({ value }) => value === order)?.compare);
  expect(groupQuizzes(sorted).map((group) => group.map(({ id }) => id))).toEqual(ids);
});

test("returns the first two categories of a quiz", () => {
  expect(categoriesOf({ categories: ["episode", "ai", "backend"] })).toEqual(["episode", "ai"]);
  expect(categoriesOf({ categories: ["episode"] })).toEqual(["episode"]);
});
