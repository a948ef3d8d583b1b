import { describe, expect, test } from "vitest";

import { ContentError } from "#app/content/content-error.server.ts";
import { loadCollection } from "#app/content/load-collection.server.ts";
import { quizSchema } from "#app/content/schemas.server.ts";
import { buildQuestion } from "#tests/factories.ts";

const questions = ["q1", "q2", "q3", "q4"].map((id) => buildQuestion({ id }));
const quiz = {
  id: "testing-basics",
  title: "ტესტების ანაბანა",
  description: "რა უნდა იცოდე პირველ ტესტამდე.",
  categories: ["backend", "episode"],
  difficulty: "easy",
  episodeLink: "/episodes/nino-test-7",
  estimatedTime: 4,
  questions,
};

/** The problems of one quiz file, without the file's name. */
function problemsOf(change: object): string[] {
  try {
    loadCollection({ "/data/quizzes/testing-basics.ts": { ...quiz, ...change } }, quizSchema, "id");
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((problem) => problem.replace("data/quizzes/testing-basics.ts: ", ""));
  }
}

const withQuestion = (change: object) => ({ questions: [...questions.slice(1), { ...questions[0], ...change }] });

describe("a quiz file", () => {
  test("is right", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ episodeLink: undefined })).toEqual([]);
    expect(problemsOf({ episodeLink: "https://example.com/talk" })).toEqual([]);
    expect(problemsOf(withQuestion({ explanation: undefined }))).toEqual([]);
  });

  test.each([
    ["a field that is not known", { autor: "me" }, /^autor: is no field here/],
    ["another id than its file's name", { id: "other" }, /^id: is "other" but the file is named "testing-basics"/],
    ["the id of the review's page", { id: "review" }, /^id: must not be review/],
    ["no title", { title: "  " }, /^title: must not be empty/],
    ["an unknown category", { categories: ["cooking"] }, /^categories\.0: /],
    ["a category twice", { categories: ["ai", "ai"] }, /^categories: names a category twice/],
    ["an unknown difficulty", { difficulty: "brutal" }, /^difficulty: /],
    ["a link that leads nowhere", { episodeLink: "episodes/nino" }, /^episodeLink: must be a path/],
    ["no time at all", { estimatedTime: 0 }, /^estimatedTime: /],
    ["three questions", { questions: questions.slice(1) }, /^questions: /],
    ["eight questions", { questions: [...questions, ...questions] }, /^questions: /],
    ["a question id twice", { questions: [...questions, questions[0]] }, /^questions: uses a question id twice/],
    ["three options", withQuestion({ options: ["a", "b", "c"] }), /^questions\.3\.options: must be exactly 4 options/],
    [
      "options that differ only in case and spaces",
      withQuestion({ options: ["Go", "go ", "Rust", "C"] }),
      /^questions\.3\.options: has two equal options/,
    ],
    ["a right answer out of range", withQuestion({ correctAnswerIndex: 4 }), /^questions\.3\.correctAnswerIndex: /],
    ["a right answer between two", withQuestion({ correctAnswerIndex: 0.5 }), /^questions\.3\.correctAnswerIndex: /],
    ["an empty explanation", withQuestion({ explanation: " " }), /^questions\.3\.explanation: must not be empty/],
    [
      "a link to another site that looks like a path",
      { episodeLink: "/\\example.com" },
      /^episodeLink: must be a path/,
    ],
    [
      "a link with a user's name",
      { episodeLink: "https://devtherapy.ge@example.com/" },
      /^episodeLink: .* user's name/,
    ],
  ])("stops the build for %s", (_, change, problem) => {
    const problems = problemsOf(change);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
});
