import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryClient } from "#app/lib/query-client.ts";
import { countOf } from "#app/lib/text.ts";
import { quizOf, type ReviewCards } from "#app/store/review-cards.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { LoadError } from "#app/ui/lazy-component.tsx";
import { dueWords, knowledgeLabels, knowledgeOf, type ReviewedQuiz } from "./knowledge.tsx";
import { cardQuestionsQuery } from "./review-questions.ts";
import { ReviewToggle } from "./review-toggle.tsx";

type Props = { cards: ReviewCards; quizzes: readonly ReviewedQuiz[]; today: number };

/** The cards by quiz. */
export function ReviewCardList({ cards, quizzes, today }: Props) {
  // A dropped card stays listed until the visitor leaves, so that it can be restored.
  const [keys] = useState(() => Object.keys(cards));
  return (
    <section aria-labelledby="your-cards" className="mt-16">
      <h2 id="your-cards" className="text-2xl">
        Your cards
      </h2>
      <div className="mt-4 border-t border-line">
        {quizzes.map(({ id, title }) => {
          const own = keys.filter((key) => quizOf(key) === id);
          return own.length > 0 && <QuizCards key={id} title={title} keys={own} cards={cards} today={today} />;
        })}
      </div>
    </section>
  );
}

type QuizCardsProps = { title: string; keys: readonly string[]; cards: ReviewCards; today: number };

/** The cards of one quiz: question, level, due day, and a toggle. Cards contain no text, so expanding fetches it. */
function QuizCards({ title, keys, cards, today }: QuizCardsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const query = useQuery({ ...cardQuestionsQuery(keys), enabled: isExpanded }, queryClient);

  function tryAgain() {
    // The button disappears.
    document.activeElement?.closest("details")?.querySelector("summary")?.focus();
    void query.refetch();
  }

  return (
    <Disclosure
      title={
        <>
          <span lang="ka">{title}</span>{" "}
          <span className="label-mono text-muted">{countOf(keys.filter((key) => cards[key]).length, "card")}</span>
        </>
      }
      onToggle={(isOpen) => isOpen && setIsExpanded(true)}
    >
      {query.isFetching && <p role="status">Loading the questions…</p>}
      {query.isError && <LoadError what="the questions" label="Try again" onPress={tryAgain} />}
      <ul>
        {query.data?.map(({ id: key, question }) => {
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
    </Disclosure>
  );
}
