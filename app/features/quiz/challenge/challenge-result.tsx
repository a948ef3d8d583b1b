import { clsx } from "clsx";
import Swords from "lucide/dist/esm/icons/swords.mjs";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { atBase } from "#app/lib/url.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { type Round, scoreOf } from "../round/round-state.ts";
import { type Challenge, outcomeOf, writeChallenge } from "./challenge.ts";

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
      <Icon shape={Swords} className="size-4" />
      Challenge
    </Button>
  );
}

/** Hands a link to the device's own sharing where it has any, and copies it elsewhere. Never rejects. */
export async function shareLink(link: { url: string; text: string }): Promise<void> {
  if (navigator.canShare?.(link)) {
    try {
      return await navigator.share(link);
    } catch (error) {
      // Who closes the device's sheet wants nothing.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyWithToast(link.url, "Link copied to clipboard!");
}

/** Whether the score that was to be beaten is. */
export function ChallengeOutcome({ score, challenge }: { score: number; challenge: Challenge }) {
  const outcome = outcomeOf(score, challenge);
  const texts = {
    won: `Challenge won: ${score} against ${challenge.score}.`,
    tied: `A tie: ${score} against ${challenge.score}.`,
    lost: `The challenge stands: ${challenge.score} is still to be beaten.`,
  };
  return (
    <p className={clsx("mt-5 border-l-4 py-1 pl-4", outcome === "won" ? "border-good" : "border-warm")}>
      {texts[outcome]}
    </p>
  );
}
