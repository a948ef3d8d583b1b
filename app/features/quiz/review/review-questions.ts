import { queryOptions } from "@tanstack/react-query";
import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { cardKey, quizOf } from "#app/store/review-cards.ts";
import { questionsQuery } from "../round/questions.tsx";
import { hideCards } from "./use-review-cards.ts";

/** The most questions of one review. */
export const reviewLength = 10;

/**
 * The questions of the first `most` of these cards that can be asked, in the cards' order, each with its card's key for an
 * id: questions of several quizzes stand beside one another. It joins what other queries keep, and keeps nothing itself.
 */
export function cardQuestionsQuery(keys: readonly string[], most = keys.length) {
  return queryOptions({
    queryKey: ["card-questions", most, ...keys],
    queryFn: () => findQuestions(keys, most),
    gcTime: 0,
  });
}

/** Rejects when there is no question because files did not come. A card whose question is not in the file that came is hidden. */
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

/** A card's question, if its quiz's file has it. Cards of one quiz wait for the same file. */
async function lookUp(key: string): Promise<{ key: string; question?: Question }> {
  const quizId = quizOf(key);
  const questions = await queryClient.fetchQuery({ ...questionsQuery(quizId), retry: false });
  return { key, question: questions.find(({ id }) => cardKey(quizId, id) === key) };
}
