import { clsx } from "clsx";
import Swords from "lucide/dist/esm/icons/swords.mjs";
import { Drawing } from "#app/artwork/drawing.tsx";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { formatDuration } from "#app/lib/timestamps.ts";
import { atBase } from "#app/lib/url.ts";
import { languageOf } from "#app/lib/words.ts";
import { cardKey } from "#app/store/review-cards.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { type Challenge, outcomeOf, writeChallenge } from "../challenge.ts";
import { toneClasses } from "../quiz-labels.tsx";
import { type Round, scoreOf } from "../round/round-state.ts";
import { CorrectQuestions, MissedQuestions } from "./missed-questions.tsx";
import { enterResult, resultOf } from "./verdicts.ts";

type Props = { quiz: QuizSummary; round: Round; challenge: Challenge | undefined };

/** How it went, what to listen to next, and what there is to learn from the questions that were missed. */
export function QuizResult({ quiz, round, challenge }: Props) {
  const { score, totalQuestions, timeSpent, percent, verdict } = resultOf(round);
  const cardOf = (questionId: string) => cardKey(quiz.id, questionId);
  return (
    <div className="px-5 py-6 md:px-8">
      <div ref={enterResult} tabIndex={-1} className="scroll-mt-6 outline-none">
        <p lang="ka" className="text-sm text-muted">
          {quiz.title}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Drawing src={verdict.face} size={[160, 160]} className="size-28" />
          <p className={clsx("font-mono text-display leading-none font-semibold", toneClasses[verdict.tone])}>
            {score}/{totalQuestions}
          </p>
          <div>
            <h3 className="text-2xl">{verdict.title}</h3>
            <p className="mt-1 text-lg text-muted">{verdict.message}</p>
          </div>
        </div>
        <dl className="mt-5 flex gap-8 label-mono">
          <Figure name="Correct" value={`${percent}%`} />
          <Figure name="Time" value={formatDuration(timeSpent)} />
        </dl>
        {challenge && <ChallengeOutcome score={score} challenge={challenge} />}
      </div>
      {quiz.episodeLink && <RecommendedEpisode link={quiz.episodeLink} episode={quiz.episode} />}
      <MissedQuestions round={round} cardOf={cardOf} note="They come back in your reviews, starting tomorrow." />
      <CorrectQuestions round={round} cardOf={cardOf} />
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function RecommendedEpisode({ link, episode }: { link: string; episode: QuizSummary["episode"] }) {
  return (
    <section
      aria-labelledby="recommended-episode"
      className="mt-7 flex flex-wrap items-center justify-between gap-4 border-l-4 border-warm bg-warm-soft px-5 py-4"
    >
      <div>
        <h3 id="recommended-episode" className="text-base">
          Recommended Episode
        </h3>
        {episode && (
          <p className="mt-0.5 text-sm">
            #{episode.number} <span lang={languageOf(episode.name)}>{episode.name}</span>
          </p>
        )}
      </div>
      <ButtonAnchor href={link.startsWith("/") ? atBase(link) : link}>Listen Now</ButtonAnchor>
    </section>
  );
}

/** Sends a friend to the same round. Nothing of the visitor but the score is in the link. */
export function ChallengeButton({ quiz, round }: { quiz: QuizSummary; round: Round }) {
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
function ChallengeOutcome({ score, challenge }: { score: number; challenge: Challenge }) {
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
