import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { queryClient } from "#app/lib/query-client.ts";
import type { ReviewCards } from "#app/store/review-cards.ts";
import { Button } from "#app/ui/button.tsx";

import { dueWords } from "./due-words.ts";
import { knowledgeOf } from "./knowledge.ts";
import { cardQuestionsQuery } from "./review-questions.ts";
import { ReviewToggle } from "./review-toggle.tsx";

type Props = { keys: readonly string[]; cards: ReviewCards; today: number };

const words = { new: "New", learning: "Learning", learned: "Learned" } as const;

/** The cards of one quiz: what is asked, how well it is known, when it comes back, and the way to drop it. */
export function QuizCards({ keys, cards, today }: Props) {
  // A card that is dropped stays in sight, to be taken back.
  const [shown] = useState(keys);
  const { data, isFetching, refetch } = useQuery(cardQuestionsQuery(shown), queryClient);
  if (!data && isFetching) return <p role="status">Loading the questions…</p>;
  if (!data) {
    return (
      <div role="alert">
        <p>The questions could not be loaded. Check your connection.</p>
        <Button onClick={() => void refetch()} className="mt-3">
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <ul>
      {data.map(({ id: key, question }) => {
        const card = cards[key];
        return (
          <li key={key} className="border-t border-line pt-3 pb-1 first:border-t-0">
            <p id={`card-${key}`} lang="ka" className="text-text">
              {question}
            </p>
            <div className="flex flex-wrap items-center gap-x-4">
              <ReviewToggle card={key} describedBy={`card-${key}`} />
              <p className="label-mono">
                {card ? `${words[knowledgeOf(card)]}, ${dueWords(card.due, today)}` : "Dropped"}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
