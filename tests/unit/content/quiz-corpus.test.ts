/** The quality of all quizzes together: what a guesser, who knows nothing, could make of them. */
import { describe, expect, test } from "vitest";

import { findQuiz, listQuizzes } from "#app/content/quizzes.server.ts";
import { fold } from "#app/lib/search-index.ts";

const quizzes = listQuizzes();
const questions = quizzes.flatMap(({ id }) =>
  (findQuiz(id)?.questions ?? []).map((question) => ({ ...question, place: `${id} ${question.id}` })),
);

const lengthOf = (text: string) => [...text].length;
const lengthsOf = ({ options }: { options: readonly string[] }) => options.map(lengthOf);

/** Shorter options are numbers, names and bits of code; a factor says nothing about those. */
const proseLength = 12;

const fillers = [
  /^(მხოლოდ|მარტო|only)\s/i,
  /ყველა (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /არც(ერთი|-?ერთი) (ზემოთ|ჩამოთვლილ|პასუხ|ვარიანტ)/,
  /(none|all) of (the above|these)/i,
];

/** The part of the questions, from 0 to 1, for which something is true. */
function shareOf(isTrue: (question: (typeof questions)[number]) => boolean): number {
  return questions.filter(isTrue).length / questions.length;
}

const figures = {
  sets: quizzes.length,
  questions: questions.length,
  longestIsRight: shareOf((one) => lengthsOf(one)[one.correctAnswerIndex] === Math.max(...lengthsOf(one))),
  shortestIsRight: shareOf((one) => lengthsOf(one)[one.correctAnswerIndex] === Math.min(...lengthsOf(one))),
  positions: [0, 1, 2, 3].map((position) => shareOf((one) => one.correctAnswerIndex === position)),
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log(
  `Quizzes: ${figures.sets} sets, ${figures.questions} questions; the right option is the longest in ` +
    `${percent(figures.longestIsRight)}, the shortest in ${percent(figures.shortestIsRight)}; ` +
    `stored positions: ${figures.positions.map(percent).join(", ")}`,
);

describe("the quizzes", () => {
  test("are at least 60 sets with at least 320 questions", () => {
    expect(figures.sets).toBeGreaterThanOrEqual(60);
    expect(figures.questions).toBeGreaterThanOrEqual(320);
  });

  test("do not give the right option away by its length", () => {
    expect(figures.longestIsRight).toBeLessThanOrEqual(0.35);
    expect(figures.shortestIsRight).toBeLessThanOrEqual(0.35);
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
    const wrong = questions.filter(({ question, explanation }) => {
      const text = `${question} ${explanation}`;
      return lengthOf(explanation) < 60 || !/[ა-ჰ]{3}/.test(text) || /[Ა-Ჿ]|TODO|[Ll]orem/.test(text);
    });
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });
});
