import { queryOptions } from "@tanstack/react-query";

import type { Question } from "#app/content/schemas.server.ts";
import { fetchJson } from "#app/lib/fetch-json.ts";
import { asRecord } from "#app/lib/read-entries.ts";

/** The questions of one quiz, as the build wrote them, checked on arrival. */
export function questionsQuery(quizId: string) {
  return queryOptions({
    queryKey: ["quiz-questions", quizId],
    queryFn: ({ signal }) => fetchJson(`/quizzes/${quizId}.json`, readQuestions, signal),
  });
}

/**
 * Checks questions that come over the network: a host may answer with an error page or an old file. The full rules are
 * checked when the site is built. Throws an Error that says what is wrong.
 */
export function readQuestions(value: unknown): Question[] {
  const questions = asRecord(value)?.["questions"];
  if (!Array.isArray(questions) || questions.length === 0) throw new Error("The file holds no questions");
  const wrong = questions.findIndex((question) => !isQuestion(question));
  if (wrong !== -1) throw new Error(`Question ${wrong + 1} is malformed`);
  return questions.filter(isQuestion);
}

function isQuestion(value: unknown): value is Question {
  const { id, question, options, correctAnswerIndex, explanation } = asRecord(value) ?? {};
  return (
    [id, question].every(isText) &&
    (explanation === undefined || isText(explanation)) &&
    Array.isArray(options) &&
    options.length > 1 &&
    options.every(isText) &&
    Number.isInteger(correctAnswerIndex) &&
    options[Number(correctAnswerIndex)] !== undefined
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
