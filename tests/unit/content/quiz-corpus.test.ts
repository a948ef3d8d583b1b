import { expect, test } from "vitest";
import { findQuiz, listQuizzes } from "#app/content/quizzes.server.ts";
import { foldCase } from "#app/search/substring-index.ts";
import { lengthOf } from "#tests/corpus/surface-statistics.ts";

const quizzes = listQuizzes();
const questions = quizzes.flatMap(({ id }) =>
  (findQuiz(id)?.questions ?? []).map((question) => ({ ...question, place: `${id} ${question.id}` })),
);

const fillers = [
  /^(მხოლოდ|მარტო|only)\s/i,
  /ყველა (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /არც(ერთი|-?ერთი) (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /(none|all) of (the above|these)/i,
];

test("the quizzes are at least 60 sets with at least 320 questions", () => {
  expect(quizzes.length).toBeGreaterThanOrEqual(60);
  expect(questions.length).toBeGreaterThanOrEqual(320);
});

test("the quizzes ask each question once", () => {
  const repeated = [...Map.groupBy(questions, ({ question }) => foldCase(question)).values()].filter(
    (group) => group.length > 1,
  );
  expect(repeated.map((group) => group.map(({ place }) => place))).toEqual([]);
});

test("the quizzes have titles and descriptions of their own", () => {
  expect(new Set(quizzes.map(({ title }) => title)).size).toBe(quizzes.length);
  expect(new Set(quizzes.map(({ description }) => description)).size).toBe(quizzes.length);
});

test("a question has no filler options", () => {
  const found = questions.flatMap(({ place, options }) =>
    options.filter((option) => fillers.some((filler) => filler.test(option))).map((option) => `${place}: ${option}`),
  );
  expect(found).toEqual([]);
});

test("a question has an explanation that teaches, in Georgian, without capital letters", () => {
  const wrong = questions.filter(({ question, explanation = "" }) => {
    const text = `${question} ${explanation}`;
    return lengthOf(explanation) < 60 || !/[ა-ჰ]{3}/.test(text) || /[Ა-Ჿ]|TODO|[Ll]orem/.test(text);
  });
  expect(wrong.map(({ place }) => place)).toEqual([]);
});
