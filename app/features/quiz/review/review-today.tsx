import { clsx } from "clsx";
import type { ReactNode } from "react";

import { Button, ButtonLink } from "#app/ui/button.tsx";

import { useRoundOverlay } from "../use-round-overlay.ts";
import { dueWords } from "./cards-by-topic.ts";
import { reviewLength } from "./review-questions.ts";

type Props = {
  /** The keys of all cards, what is due first at the beginning. */
  cards: readonly string[];
  /** How many of them are due. */
  dueCount: number;
  /** The day on which the next card is due; none where there is no card. */
  nextDue: number | undefined;
  today: number;
};

const importRound = () => import("./review-round.tsx");

/** How many questions are due today, and the way into them; where none are, into those that are next. */
export function ReviewToday({ cards, dueCount, nextDue, today }: Props) {
  const { value, isOpen, module, open, close } = useRoundOverlay(
    "session",
    importRound,
    "The review could not be opened",
    (session) => session === "on" || session === "ahead",
  );
  const isOpening = isOpen && !module;

  return (
    <section aria-labelledby="review-today">
      <h2 id="review-today" className="flex items-baseline gap-4">
        <span className={clsx("font-mono text-display leading-none font-semibold", dueCount > 0 && "text-mint")}>
          {dueCount}
        </span>{" "}
        <span className="text-xl">to review today</span>
      </h2>
      {dueCount > 0 ? (
        <>
          <p className="mt-4 text-muted">
            {dueCount > reviewLength
              ? `The first ${reviewLength} now, the rest when you like.`
              : "A few minutes now, and you'll remember them longer."}
          </p>
          <Start onStart={() => open("on")} isOpening={isOpening}>
            Start review
          </Start>
        </>
      ) : (
        <>
          <p className="mt-4 text-muted">
            All done.{nextDue !== undefined && ` The next one comes ${dueWords(nextDue, today)}.`}
          </p>
          <div className="flex flex-wrap gap-x-3">
            {cards.length > 0 && (
              <Start onStart={() => open("ahead")} isOpening={isOpening}>
                Practice ahead ({Math.min(cards.length, reviewLength)})
              </Start>
            )}
            <ButtonLink to="/quizzes" className="mt-6">
              Browse Quizzes
            </ButtonLink>
          </div>
        </>
      )}
      {isOpen && module && (
        <module.ReviewRound cards={value === "ahead" ? cards : cards.slice(0, dueCount)} onClose={close} />
      )}
    </section>
  );
}

type StartProps = { onStart: () => void; isOpening: boolean; children: ReactNode };

function Start({ onStart, isOpening, children }: StartProps) {
  return (
    <Button
      variant="primary"
      aria-busy={isOpening}
      onClick={onStart}
      className={clsx("mt-6", isOpening && "animate-pulse")}
    >
      {children}
    </Button>
  );
}
