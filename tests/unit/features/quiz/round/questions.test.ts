import { expect, test } from "vitest";
import { readQuestions } from "#app/features/quiz/round/questions.tsx";
import { buildQuestion } from "#tests/factories.ts";

const questions = [buildQuestion({ id: "q1" }), buildQuestion({ id: "q2", explanation: undefined })];

test("questions that come over the network are taken as they are when they are right", () => {
  expect(readQuestions({ questions })).toEqual(questions);
});

test.each([
  ["nothing", undefined],
  ["a page", "<!doctype html>"],
  ["another object", { error: "Not Found" }],
  ["a bare list", questions],
  ["an empty list", { questions: [] }],
])("questions that come over the network are refused when the answer is %s", (_, value) => {
  expect(() => readQuestions(value)).toThrow("The file holds no questions");
});

test.each([
  ["an explanation that is no text", { explanation: 1 }],
  ["an empty question", { question: "" }],
  ["options that are no texts", { options: [1, 2, 3, 4] }],
  ["one option", { options: ["a"], correctAnswerIndex: 0 }],
  ["a right answer that is not there", { correctAnswerIndex: 4 }],
  ["a right answer between two", { correctAnswerIndex: 1.5 }],
  ["a right answer in words", { correctAnswerIndex: "1" }],
])("questions that come over the network are refused for %s, with the question's number", (_, change) => {
  expect(() => readQuestions({ questions: [questions[0], { ...questions[1], ...change }] })).toThrow(
    "Question 2 is malformed",
  );
});
