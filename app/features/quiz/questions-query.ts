import { queryOptions } from "@tanstack/react-query";

import { fetchJson } from "#app/lib/fetch-json.ts";

import { readQuestions } from "./read-questions.ts";

/** The questions of one quiz, as the build wrote them, checked on arrival. */
export function questionsQuery(quizId: string) {
  return queryOptions({
    queryKey: ["quiz-questions", quizId],
    queryFn: ({ signal }) => fetchJson(`/quizzes/${quizId}.json`, readQuestions, signal),
  });
}
