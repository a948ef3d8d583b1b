import { queryOptions } from "@tanstack/react-query";
import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { cardKey, localDay, quizOf } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { questionsQuery } from "../round/questions.tsx";

/**
 * The questions of cards, in order. Each question's id is its card's key, because the questions are from several
 * quizzes. Not cached, because it combines cached queries.
 */
export function cardQuestionsQuery(keys: readonly string[]) {
  return queryOptions({ queryKey: ["card-questions", ...keys], queryFn: () => findQuestions(keys), gcTime: 0 });
}

/** Rejects if a file failed to load and no question was found. */
async function findQuestions(keys: readonly string[]): Promise<Question[]> {
  const results = await Promise.allSettled(keys.map(findQuestion));
  const questions = results.flatMap((result) => (result.status === "fulfilled" ? (result.value ?? []) : []));
  const failure = results.find((result) => result.status === "rejected");
  if (failure && questions.length === 0) throw failure.reason;
  return questions;
}

/** Cards of one quiz share a request. Postpones a card whose question is missing from the quiz. */
async function findQuestion(key: string): Promise<Question | undefined> {
  const quizId = quizOf(key);
  const questions = await queryClient.fetchQuery({ ...questionsQuery(quizId), retry: false });
  const question = questions.find(({ id }) => cardKey(quizId, id) === key);
  if (!question) postpone(key);
  return question && { ...question, id: key };
}

/** Days until a missing question is looked up again. */
const missingDays = 7;

/**
 * Postpones a due card whose question no longer exists, because nobody could answer it. The card stays stored, because
 * the file may be an old copy, or the author may restore the question.
 */
function postpone(key: string): void {
  const { cards, putCard } = useReviews.getState();
  const card = cards[key];
  const today = localDay(Date.now());
  if (card && card.due <= today) putCard(key, { ...card, due: today + missingDays });
}
