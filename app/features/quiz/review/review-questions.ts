import { queryOptions } from "@tanstack/react-query";
import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { cardKey, quizOf } from "#app/store/review-cards.ts";
import { questionsQuery } from "../round/questions.tsx";
import { hideCards } from "./cards-by-topic.ts";

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
  const [first, rest] = [keys.slice(0, most), keys.slice(most)];
  const quizIds = [...new Set(first.map(quizOf))];
  const answers = await Promise.allSettled(quizIds.map(questionsOf));
  const come = new Map(answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : [])));
  const failed = answers.find((answer) => answer.status === "rejected");
  const questions = first.flatMap((key) => come.get(quizOf(key))?.get(key) ?? []);
  hideCards(first.filter((key) => come.get(quizOf(key))?.has(key) === false));
  if (failed && questions.length === 0) throw failed.reason;
  if (failed || rest.length === 0 || questions.length === most) return questions;
  return [...questions, ...(await findQuestions(rest, most - questions.length))];
}

/** The questions of a quiz by card, with the quiz's id. */
async function questionsOf(quizId: string): Promise<[quizId: string, questions: Map<string, Question>]> {
  const questions = await queryClient.fetchQuery({ ...questionsQuery(quizId), retry: false });
  const byCard = questions.map((question) => {
    const id = cardKey(quizId, question.id);
    return [id, { ...question, id }] as const;
  });
  return [quizId, new Map(byCard)];
}
