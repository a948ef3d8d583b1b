import { clsx } from "clsx";
import Check from "lucide/dist/esm/icons/check.mjs";
import X from "lucide/dist/esm/icons/x.mjs";

import { localDay } from "#app/store/review-cards.ts";
import { useReviews } from "#app/store/reviews.ts";
import { Icon } from "#app/ui/icon.tsx";

import { MissedQuestions } from "../result/missed-questions.tsx";
import { enterResult, resultOf } from "../result/verdicts.ts";
import { toneClasses } from "../result/score-tone.ts";
import { marksOf, type Round } from "../round/round-state.ts";
import { dueWords } from "./cards-by-topic.ts";

/** How a session went, and when each of its questions comes back. */
export function ReviewResult({ round }: { round: Round }) {
  const cards = useReviews((state) => state.cards);
  const today = localDay(round.finishedAt ?? round.startedAt);
  const marks = marksOf(round);
  const { score, totalQuestions, verdict } = resultOf(round);
  return (
    <div className="px-5 py-6 md:px-8">
      <div
        ref={enterResult}
        tabIndex={-1}
        className="flex scroll-mt-6 flex-wrap items-center gap-x-6 gap-y-3 outline-none"
      >
        <p className={clsx("font-mono text-display leading-none font-semibold", toneClasses[verdict.tone])}>
          {score}/{totalQuestions}
        </p>
        <p className="text-lg text-muted">
          {score === totalQuestions ? "You still know all of it." : "What slipped comes back tomorrow."}
        </p>
      </div>
      <h3 className="mt-8 text-lg">When they come back</h3>
      <ul className="mt-3 border-t border-line">
        {round.questions.map(({ id, question }, index) => {
          const isRight = marks[index];
          const card = cards[id];
          return (
            <li key={id} className="flex items-start gap-3 border-b border-line py-3 text-sm">
              <Icon
                shape={isRight ? Check : X}
                className={clsx("mt-1 size-4 shrink-0", isRight ? "text-good" : "text-bad")}
              />
              <span className="sr-only">{isRight ? "Correct:" : "Missed:"}</span>
              <span lang="ka" className="min-w-0 grow">
                {question}
              </span>
              <span className="shrink-0 label-mono text-muted">{card ? dueWords(card.due, today) : "dropped"}</span>
            </li>
          );
        })}
      </ul>
      <MissedQuestions round={round} cardOf={(id) => id} />
    </div>
  );
}
