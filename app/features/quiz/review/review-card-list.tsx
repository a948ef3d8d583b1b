import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { queryClient } from "#app/lib/query-client.ts";
import { countOf } from "#app/lib/text.ts";
import { quizOf, type ReviewCards } from "#app/store/review-cards.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { dueWords, knowledgeLabels, knowledgeOf, type ReviewedQuiz } from "./cards-by-topic.ts";
import { cardQuestionsQuery } from "./review-questions.ts";
import { ReviewToggle } from "./review-toggle.tsx";

type Props = { cards: ReviewCards; quizzes: readonly ReviewedQuiz[]; today: number };

/** The cards by quiz. Cards contain no text, so expanding a quiz fetches its questions. */
export function ReviewCardList({ cards, quizzes, today }: Props) {
  // A quiz without cards stays listed until the visitor leaves, so that the last dropped card can be restored.
  const [shown, setShown] = useState<readonly string[]>([]);
  const keys = Object.keys(cards);
  const present = quizzes.filter(({ id }) => keys.some((key) => quizOf(key) === id) || shown.includes(id));
  if (present.length === 0) return null;
  return (
    <section aria-labelledby="your-cards" className="mt-16">
      <h2 id="your-cards" className="text-2xl">
        Your cards
      </h2>
      <div className="mt-4 border-t border-line">
        {present.map(({ id, title }) => {
          const own = keys.filter((key) => quizOf(key) === id);
          return (
            <Disclosure
              key={id}
              title={
                <>
                  <span lang="ka">{title}</span>{" "}
                  <span className="label-mono text-muted">{countOf(own.length, "card")}</span>
                </>
              }
              onToggle={(isOpen) => isOpen && setShown((ids) => [...ids, id])}
            >
              {shown.includes(id) && <QuizCards keys={own} cards={cards} today={today} />}
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
}

/** The cards of one quiz: question, level, due day, and a button that drops the card. */
function QuizCards({ keys, cards, today }: { keys: readonly string[]; cards: ReviewCards; today: number }) {
  // A dropped card stays listed, so that it can be restored.
  const [shown] = useState(keys);
  const { data, isFetching, refetch } = useQuery(cardQuestionsQuery(shown), queryClient);

  /** Moves the focus to the summary, because the button disappears. */
  function tryAgain({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest("details")?.querySelector("summary")?.focus();
    void refetch();
  }

  if (!data && isFetching) return <p role="status">Loading the questions…</p>;
  if (!data) {
    return (
      <div role="alert">
        <p>Couldn't load the questions. Check your connection.</p>
        <Button onClick={tryAgain} className="mt-3">
          Try again
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
                {card ? `${knowledgeLabels[knowledgeOf(card)]}, ${dueWords(card.due, today)}` : "Dropped"}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
