import Swords from "lucide/dist/esm/icons/swords.mjs";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { atBase } from "#app/lib/base-path.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { shareLink } from "#app/ui/share-link.ts";

import { writeChallenge } from "./challenge.ts";
import { type Round, scoreOf } from "./round.ts";

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
      <Icon shape={Swords} aria-hidden="true" className="size-4" />
      Challenge
    </Button>
  );
}
