/** The quality of all quizzes together: what a guesser, who knows nothing, could make of them. */
import { describe, expect, test } from "vitest";

import { findQuiz, listQuizzes } from "#app/content/quizzes.server.ts";
import { fold } from "#app/lib/search-index.ts";
import { accuracyOf, guessHeldOut } from "#tests/corpus/surface-classifier.ts";
import { lengthOf, surfaceStatistics } from "#tests/corpus/surface-statistics.ts";

const quizzes = listQuizzes();
const questions = quizzes.flatMap(({ id }) =>
  (findQuiz(id)?.questions ?? []).map((question) => ({ ...question, place: `${id} ${question.id}` })),
);

const lengthsOf = ({ options }: { options: readonly string[] }) => options.map(lengthOf);

/** Shorter options are numbers, names and bits of code; a factor says nothing about those. */
const proseLength = 12;

const fillers = [
  /^(მხოლოდ|მარტო|only)\s/i,
  /ყველა (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /არც(ერთი|-?ერთი) (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /(none|all) of (the above|these)/i,
];

const figures = surfaceStatistics(questions);

describe("the quizzes", () => {
  test("are at least 60 sets with at least 320 questions", () => {
    expect(quizzes.length).toBeGreaterThanOrEqual(60);
    expect(questions.length).toBeGreaterThanOrEqual(320);
  });

  // `node tests/corpus/measure-quizzes.ts` prints the same figures.
  test("do not give the right option away by its length", () => {
    expect(figures.closestToMean).toBeLessThanOrEqual(0.29);
    for (const share of [figures.strictlyLongest, figures.strictlyShortest]) {
      expect(share).toBeGreaterThanOrEqual(0.2);
      expect(share).toBeLessThanOrEqual(0.3);
    }
  });

  test("do not hide the right number between the others", () => {
    expect(figures.outerNumber).toBeGreaterThanOrEqual(0.35);
    expect(figures.outerNumber).toBeLessThanOrEqual(0.65);
  });

  test("cannot be guessed from their surface, by one who has learnt from the others", { timeout: 30_000 }, () => {
    const contents = quizzes.flatMap(({ id }) => findQuiz(id) ?? []);
    expect(accuracyOf(guessHeldOut(contents))).toBeLessThanOrEqual(0.32);
  });

  test("spread the right option evenly over the four places", () => {
    for (const share of figures.positions) {
      expect(share).toBeGreaterThanOrEqual(0.2);
      expect(share).toBeLessThanOrEqual(0.3);
    }
  });

  test("ask each question once", () => {
    const repeated = [...Map.groupBy(questions, ({ question }) => fold(question)).values()].filter(
      (group) => group.length > 1,
    );
    expect(repeated.map((group) => group.map(({ place }) => place))).toEqual([]);
  });

  test("have titles and descriptions of their own", () => {
    expect(new Set(quizzes.map(({ title }) => title)).size).toBe(quizzes.length);
    expect(new Set(quizzes.map(({ description }) => description)).size).toBe(quizzes.length);
  });
});

describe("a question", () => {
  test("has four different options", () => {
    const wrong = questions.filter(({ options }) => new Set(options.map(fold)).size !== 4);
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  test("has no filler options", () => {
    const found = questions.flatMap(({ place, options }) =>
      options.filter((option) => fillers.some((filler) => filler.test(option))).map((option) => `${place}: ${option}`),
    );
    expect(found).toEqual([]);
  });

  test("has options that differ in length by less than a factor of three, where they are prose", () => {
    const wrong = questions.filter((question) => {
      const lengths = lengthsOf(question);
      const longest = Math.max(...lengths);
      return longest >= proseLength && longest / Math.min(...lengths) >= 3;
    });
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  test("has an explanation that teaches, in Georgian, without capital letters", () => {
    const wrong = questions.filter(({ question, explanation = "" }) => {
      const text = `${question} ${explanation}`;
      return lengthOf(explanation) < 60 || !/[ა-ჰ]{3}/.test(text) || /[Ა-Ჿ]|TODO|[Ll]orem/.test(text);
    });
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});
