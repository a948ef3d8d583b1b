import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { atBase } from "#app/lib/base-path.ts";
import { Button } from "#app/ui/button.tsx";
import { icon } from "#app/ui/icon.tsx";
import { shareLink } from "#app/ui/share-link.ts";

import { writeChallenge } from "./challenge.ts";
import { type Round, scoreOf } from "./round.ts";

const Swords = /* @__PURE__ */ icon(
  "M13 19l6-6M14.5 17.5 3.586 6.586A2 2 0 013 5.172V3h2.172a2 2 0 011.414.586L17.5 14.5M14.828 6.172l2.586-2.586A2 2 0 0118.828 3H21v2.172a2 2 0 01-.586 1.414l-2.586 2.586M16 16l4 4M19 21l2-2M5 14l4 4M5 21l-2-2M7.5 16.5 4 20",
);

type Props = { quiz: QuizSummary; round: Round };

/** Sends a friend to the same round. Nothing of the visitor but the score is in the link. */
export function ChallengeButton({ quiz, round }: Props) {
  function send() {
    const score = scoreOf(round);
    const code = writeChallenge(quiz, { seed: round.attempt.seed, score });
    return shareLink({
      url: `${window.location.origin}${atBase(`/quizzes/${quiz.id}`)}?challenge=${code}`,
      text: `${score}/${round.questions.length} in “${quiz.title}”. Can you beat it?`,
    });
  }

  return (
    <Button onClick={send}>
      <Swords aria-hidden="true" className="size-4" />
      Challenge
    </Button>
  );
}
