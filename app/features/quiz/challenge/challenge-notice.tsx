import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";

import { readChallenge } from "./challenge.ts";

/** Says what score is to be beaten, to one who comes by a challenge's link. */
export function ChallengeNotice({ quiz }: { quiz: QuizSummary }) {
  const { query } = useQueryString();
  const challenge = readChallenge(query.get("challenge"), quiz);
  if (!challenge) return null;
  const { score } = challenge;
  const { questionCount } = quiz;
  return (
    <section aria-labelledby="challenge" className="mt-8 max-w-reading border-l-4 border-warm bg-warm-soft px-5 py-4">
      <h2 id="challenge" className="text-base">
        You are challenged
      </h2>
      <p className="mt-1">
        The score to {score === questionCount ? "match" : "beat"} is{" "}
        <strong className="font-mono text-lg">
          {score}/{questionCount}
        </strong>
        . You get the same questions, with the options in the same order.
      </p>
    </section>
  );
}
