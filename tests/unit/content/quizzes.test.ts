import { describe, expect, test } from "vitest";
import { listEpisodes } from "#app/content/episodes.server.ts";
import { filterCategories, quizCategories } from "#app/content/quiz-categories.ts";
import { describeProblems, findQuiz, listQuizzes, quizzesFor } from "#app/content/quizzes.server.ts";
import { site } from "#app/site.ts";

const quizzes = listQuizzes();
const pilot = findQuiz("ep1-pilot-basics");

test("the list of quizzes starts with the newest episode's, each episode's from easy to hard", () => {
  const numbers = quizzes.map(({ episode }) => episode?.number ?? 0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  for (const ofOne of Map.groupBy(quizzes, ({ episode }) => episode?.number).values()) {
    const ranks = ofOne.map(({ difficulty }) => ["easy", "medium", "hard"].indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted());
  }
});

test("the list of quizzes carries no questions, only their number", () => {
  for (const quiz of quizzes) {
    expect(quiz).not.toHaveProperty("questions");
    expect(quiz.questionCount).toBe(findQuiz(quiz.id)?.questions.length);
  }
});

test("the list of quizzes says which episode each belongs to: its number and its guest, or its topic without one", () => {
  expect(quizzes.find(({ id }) => id === "ep2-levan-basics")?.episode?.number).toBe(2);
  expect(quizzes.find(({ id }) => id === "ep1-pilot-basics")?.episode).toMatchObject({
    number: 1,
    name: "დაე იყოს ნათელი",
  });
});

test("an episode has its own quizzes, and an unknown one none", () => {
  expect(quizzesFor("dae-iyos-nateli").map(({ id }) => id)).toContain("ep1-pilot-basics");
  expect(quizzesFor("nobody")).toEqual([]);
  const bySlug = listEpisodes().flatMap(({ slug }) => quizzesFor(slug));
  expect(bySlug).toHaveLength(quizzes.filter(({ episode }) => episode).length);
});

describe("a link to an episode", () => {
  if (!pilot) throw new Error("the pilot has no quiz");

  test("must lead to one of ours", () => {
    expect(describeProblems(pilot)).toEqual([]);
    expect(describeProblems({ ...pilot, episodeLink: "/episodes/nobody" })).toEqual([
      'data/quizzes/ep1-pilot-basics.ts: episodeLink: there is no episode at "/episodes/nobody": write /episodes/<slug>',
    ]);
    for (const slip of ["/episode/q-a", "/Episodes/q-a", `${site.url}/episodes/q-a`])
      expect(describeProblems({ ...pilot, episodeLink: slip })).toHaveLength(1);
  });

  test("may be missing, or lead elsewhere", () => {
    expect(describeProblems({ ...pilot, episodeLink: undefined })).toEqual([]);
    expect(describeProblems({ ...pilot, episodeLink: "https://example.com/talk" })).toEqual([]);
    expect(describeProblems({ ...pilot, episodeLink: "/events/gamejam-2025-tsu" })).toEqual([]);
  });
});

test("there are 16 categories to filter by, each with quizzes, and three more", () => {
  expect(filterCategories).toHaveLength(16);
  expect(quizCategories).toHaveLength(19);
  const without = filterCategories.filter((category) => !quizzes.some((quiz) => quiz.categories.includes(category)));
  expect(without).toEqual([]);
});
