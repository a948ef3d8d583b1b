import { clsx } from "clsx";
import { useEffect, useEffectEvent } from "react";

import { useLazyModule } from "#app/lib/use-lazy-module.ts";
import { useUrlOverlay } from "#app/navigation/use-url-overlay.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

import { dueWords } from "./cards-by-topic.ts";

type Props = {
  /** The keys of the cards that are due, the longest due first. */
  due: readonly string[];
  /** The day on which the next card is due; none where there is no card. */
  nextDue: number | undefined;
  today: number;
};

/** The most questions of one session. */
const sessionLength = 10;

const importRound = () => import("./review-round.tsx");

/** How many questions are due today, and the way into them. A session is in the address, so that Back closes it. */
export function ReviewToday({ due, nextDue, today }: Props) {
  const { value, open, close } = useUrlOverlay("session");
  const { module, hasFailed, load } = useLazyModule(importRound);
  const isOpen = value !== null;

  const giveUp = useEffectEvent(() => {
    // Who has closed it meanwhile wants nothing.
    if (!isOpen) return;
    notifyLoadFailed(importRound, "The review could not be opened");
    close();
  });

  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);

  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);

  return (
    <section aria-labelledby="review-today">
      <h2 id="review-today" className="flex items-baseline gap-4">
        <span className={clsx("font-mono text-display leading-none font-semibold", due.length > 0 && "text-mint")}>
          {due.length}
        </span>{" "}
        <span className="text-xl">to review today</span>
      </h2>
      {due.length > 0 ? (
        <>
          <p className="mt-4 text-muted">
            {due.length > sessionLength
              ? `The first ${sessionLength} now, the rest when you like.`
              : "A few minutes, and they stay a little longer."}
          </p>
          <Button
            variant="primary"
            aria-busy={isOpen && !module}
            onClick={() => open("on")}
            className={clsx("mt-6", isOpen && !module && "animate-pulse")}
          >
            Start Review
          </Button>
        </>
      ) : (
        <>
          <p className="mt-4 text-muted">
            All done.{nextDue !== undefined && ` The next one comes ${dueWords(nextDue, today)}.`}
          </p>
          <ButtonLink to="/quizzes" className="mt-6">
            Browse Quizzes
          </ButtonLink>
        </>
      )}
      {isOpen && module && <module.ReviewRound cards={due} length={sessionLength} onClose={close} />}
    </section>
  );
}
