import { useState } from "react";

import { quizOf, type ReviewCards } from "#app/store/review-cards.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";

import type { ReviewedQuiz } from "./knowledge.ts";
import { QuizCards } from "./quiz-cards.tsx";

type Props = { cards: ReviewCards; quizzes: readonly ReviewedQuiz[]; today: number };

/** Every card, by quiz. Cards hold no text: a quiz's questions are fetched when its cards are looked at. */
export function ReviewCardList({ cards, quizzes, today }: Props) {
  // A quiz whose last card is dropped stays until the page is left: the card may be wanted back.
  const [shown, setShown] = useState<readonly string[]>([]);
  const keys = Object.keys(cards);
  const present = quizzes.filter(({ id }) => keys.some((key) => quizOf(key) === id) || shown.includes(id));
  if (present.length === 0) return null;
  return (
    <section aria-labelledby="your-cards" className="mt-16">
      <h2 id="your-cards" className="text-2xl">
        Your cards
      </h2>
      <div className="mt-4 border-t-2 border-line">
        {present.map(({ id, title }) => {
          const own = keys.filter((key) => quizOf(key) === id);
          return (
            <Disclosure
              key={id}
              title={
                <>
                  <span lang="ka">{title}</span>{" "}
                  <span className="label-mono text-muted">
                    {own.length} {own.length === 1 ? "card" : "cards"}
                  </span>
                </>
              }
              onToggle={(isOpen) => setShown((ids) => (isOpen ? [...ids, id] : ids.filter((other) => other !== id)))}
            >
              {shown.includes(id) && <QuizCards keys={own} cards={cards} today={today} />}
            </Disclosure>
          );
        })}
      </div>
    </section>
  );
}
