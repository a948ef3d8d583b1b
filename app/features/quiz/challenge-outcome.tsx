import { clsx } from "clsx";

import { type Challenge, outcomeOf } from "./challenge.ts";

type Props = { score: number; challenge: Challenge };

/** Whether the score that was to be beaten is. */
export function ChallengeOutcome({ score, challenge }: Props) {
  const outcome = outcomeOf(score, challenge);
  return (
    <p className={clsx("mt-5 border-l-4 py-1 pl-4", outcome === "won" ? "border-good" : "border-warm")}>
      {outcome === "won" && (
        <>
          Challenge won: {score} against {challenge.score}.
        </>
      )}
      {outcome === "tied" && (
        <>
          A tie: {score} against {challenge.score}.
        </>
      )}
      {outcome === "lost" && <>The challenge stands: {challenge.score} is still to be beaten.</>}
    </p>
  );
}
