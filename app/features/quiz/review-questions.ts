import { queryOptions } from "@tanstack/react-query";

import type { Question } from "#app/content/schemas.server.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { cardKey, quizOf } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";

import { questionsQuery } from "./questions-query.ts";

/**
 * The questions of these cards, in the cards' order, each with its card's key for an id: questions of several quizzes
 * stand beside one another. A card whose question no longer exists is dropped.
 */
export function cardQuestionsQuery(keys: readonly string[]) {
  return queryOptions({
    queryKey: ["card-questions", ...keys],
    queryFn: async (): Promise<Question[]> => {
      const quizIds = [...new Set(keys.map(quizOf))];
      const known = new Map((await Promise.all(quizIds.map(questionsOf))).flat());
      const gone = keys.filter((key) => !known.has(key));
      if (gone.length > 0) useReviews.getState().dropCards(gone);
      return keys.flatMap((key) => known.get(key) ?? []);
    },
  });
}

async function questionsOf(quizId: string): Promise<[key: string, question: Question][]> {
  const questions = await queryClient.fetchQuery({ ...questionsQuery(quizId), retry: false });
  return questions.map((question) => {
    const key = cardKey(quizId, question.id);
    return [key, { ...question, id: key }];
  });
}
