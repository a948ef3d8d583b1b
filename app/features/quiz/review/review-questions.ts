import { queryOptions } from "@tanstack/react-query";
import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { cardKey, quizOf } from "#app/store/review-cards.ts";
import { questionsQuery } from "../round/questions.tsx";
import { hideCards } from "./use-review-cards.ts";

/** Maximum number of questions per review. */
export const reviewLength = 10;

/**
 * Fetches the questions of the first `most` available cards, in order. Each question's id is its card's key, because
 * the questions are from several quizzes. Not cached, because it combines cached queries.
 */
export function cardQuestionsQuery(keys: readonly string[], most = keys.length) {
  return queryOptions({
    queryKey: ["card-questions", most, ...keys],
    queryFn: () => findQuestions(keys, most),
    gcTime: 0,
  });
}

/**
 * Rejects if a file failed to load and no question was found. Hides cards whose question is missing from a loaded file.
 */
async function findQuestions(keys: readonly string[], most: number): Promise<Question[]> {
  const answers = await Promise.allSettled(keys.slice(0, most).map(lookUp));
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const failed = answers.find((answer) => answer.status === "rejected");
  const questions = found.flatMap(({ key, question }) => (question ? { ...question, id: key } : []));
  hideCards(found.filter(({ question }) => !question).map(({ key }) => key));
  if (failed && questions.length === 0) throw failed.reason;
  if (failed || keys.length <= most || questions.length === most) return questions;
  return [...questions, ...(await findQuestions(keys.slice(most), most - questions.length))];
}

/** Returns a card's question, if its quiz has it. Cards of one quiz share a request. */
async function lookUp(key: string): Promise<{ key: string; question?: Question }> {
  const quizId = quizOf(key);
  const questions = await queryClient.fetchQuery({ ...questionsQuery(quizId), retry: false });
  return { key, question: questions.find(({ id }) => cardKey(quizId, id) === key) };
}
