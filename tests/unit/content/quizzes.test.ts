import { expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { filterCategories, quizCategories } from "#app/content/quiz-categories.ts";
import { findQuiz, listQuizzes, quizzesFor } from "#app/content/quizzes.server.ts";

const quizzes = listQuizzes();

test("lists quizzes by episode, newest first, and from easy to hard", () => {
  const numbers = quizzes.map(({ episode }) => episode?.number ?? 0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  for (const ofOne of Map.groupBy(quizzes, ({ episode }) => episode?.number).values()) {
    const ranks = ofOne.map(({ difficulty }) => ["easy", "medium", "hard"].indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted());
  }
});

test("lists quizzes with their episode and the number of questions", () => {
  for (const quiz of quizzes) {
    expect(quiz).not.toHaveProperty("questions");
    expect(quiz.questionCount).toBe(findQuiz(quiz.id)?.questions.length);
  }
  expect(quizzes.find(({ id }) => id === "ep1-pilot-basics")?.episode).toMatchObject({
    number: 1,
    name: "დაე იყოს ნათელი",
  });
});

test("finds the quizzes of an episode; finds no quizzes for an unknown episode", () => {
  expect(quizzesFor("dae-iyos-nateli").map(({ id }) => id)).toContain("ep1-pilot-basics");
  expect(quizzesFor("nobody")).toEqual([]);
  const bySlug = listEpisodes().flatMap(({ slug }) => quizzesFor(slug));
  expect(bySlug).toHaveLength(quizzes.filter(({ episode }) => episode).length);
});

test("offers 16 of 19 categories as filters, each with quizzes", () => {
  expect(filterCategories).toHaveLength(16);
  expect(quizCategories).toHaveLength(19);
  const without = filterCategories.filter((category) => !quizzes.some((quiz) => quiz.categories.includes(category)));
  expect(without).toEqual([]);
});

const questions = quizzes.flatMap(({ id }) =>
  (findQuiz(id)?.questions ?? []).map((question) => ({ ...question, name: `${id} ${question.id}` })),
);

const fillers = [
  /^(მხოლოდ|მარტო|only)\s/i,
  /ყველა (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /არც(ერთი|-?ერთი) (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /(none|all) of (the above|these)/i,
];

test("has no filler options", () => {
  const found = questions.flatMap(({ name, options }) =>
    options.filter((option) => fillers.some((filler) => filler.test(option))).map((option) => `${name}: ${option}`),
  );
  expect(found).toEqual([]);
});

test("explains every answer in Georgian", () => {
  const wrong = questions.filter(({ question, explanation = "" }) => {
    const text = `${question} ${explanation}`;
    return explanation.length < 60 || !/[ა-ჰ]{3}/.test(text) || /TODO|[Ll]orem/.test(text);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
