import { clsx } from "clsx";

import { Drawing } from "#app/artwork/drawing.tsx";
import bug from "#app/artwork/drawings/verdict-80.svg?url";
import type { QuizSummary } from "#app/content/quizzes.server.ts";

import { StartButtons } from "../start-buttons.tsx";
import type { Challenge } from "./challenge.ts";

type Props = {
  quiz: QuizSummary;
  challenge: Challenge | "unknown";
  isOpening: boolean;
  onTake: (quizId: string) => void;
};

/** The first thing on the page for one who comes by a challenge's link: the score to beat, and the way into the round. */
export function ChallengeNotice({ quiz, challenge, isOpening, onTake }: Props) {
  const { questionCount } = quiz;
  const { score, seed }: Partial<Challenge> = challenge === "unknown" ? {} : challenge;
  return (
    <section
      aria-labelledby="challenge"
      className={clsx(
        "mb-8 max-w-4xl items-center gap-x-6 gap-y-4 border-l-4 border-warm bg-warm-soft px-5 py-5 md:px-6 print:hidden",
        challenge === "unknown" ? "hidden challenged:flex" : "flex",
      )}
    >
      <Drawing src={bug} size={[160, 160]} className="size-24 shrink-0 max-sm:hidden" />
      <div className="min-w-0">
        <p id="challenge" className="text-xl font-extrabold">
          Someone got{" "}
          <span className="font-mono font-semibold whitespace-nowrap text-warm">
            {score ?? "–"}/{questionCount}
          </span>
          .<span className="block">{score === questionCount ? "Match it." : "Beat it."}</span>
        </p>
        <p className="mt-1.5 text-sm text-muted">The same questions, with the options in the same order.</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StartButtons
            quiz={quiz}
            variant="primary"
            label="Accept the challenge"
            seed={seed}
            isOpening={isOpening}
            onTake={onTake}
          />
        </div>
      </div>
    </section>
  );
}
