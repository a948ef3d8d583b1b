import { clsx } from "clsx";
import Swords from "lucide-react/icons/swords";
import { Drawing } from "#app/artwork/drawing.tsx";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { formatDuration } from "#app/lib/timestamps.ts";
import type { QuizScore } from "#app/store/quiz-scores.ts";
import { cardKey } from "#app/store/review-cards.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { copyWithToast } from "#app/ui/share-button.tsx";
import { type Challenge, writeChallenge } from "../challenge.ts";
import { type Round, scoreOf } from "../round/round-state.ts";
import { toneClassOf } from "../score-color.ts";
import { CorrectQuestions, MissedQuestions } from "./missed-questions.tsx";
import { resultOf } from "./verdicts.ts";

type Props = { quiz: QuizSummary; round: Round; challenge: Challenge | undefined };

/** The score, a recommended episode, and the missed questions. */
export function QuizResult({ quiz: { id, title, episode, episodeLink }, round, challenge }: Props) {
  const { score, totalQuestions, timeSpent, percent, verdict } = resultOf(round);
  const figures = { Correct: `${percent}%`, Time: formatDuration(timeSpent) };
  const cardOf = (questionId: string) => cardKey(id, questionId);
  return (
    <div className="px-5 py-6 md:px-6">
      <div ref={enterResult} tabIndex={-1} className="scroll-mt-6 outline-none">
        <p lang="ka" className="text-sm text-muted">
          {title}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Drawing src={verdict.face} size={[160, 160]} className="size-28" />
          <BigScore score={score} totalQuestions={totalQuestions} />
          <div>
            <h3 className="text-2xl">{verdict.title}</h3>
            <p className="mt-1 text-lg text-muted">{verdict.message}</p>
          </div>
        </div>
        <dl className="mt-5 flex gap-8 label-mono">
          {Object.entries(figures).map(([name, value]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {challenge && (
          <p className={clsx("mt-5 border-l-4 py-1 pl-4", score > challenge.score ? "border-good" : "border-warm")}>
            {outcomeOf(score, challenge.score)}
          </p>
        )}
      </div>
      {episodeLink && (
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
          <ButtonAnchor href={episodeLink}>Listen Now</ButtonAnchor>
        </section>
      )}
      <MissedQuestions round={round} cardOf={cardOf} note="They return in your reviews, starting tomorrow." />
      <CorrectQuestions round={round} cardOf={cardOf} />
    </div>
  );
}

export function BigScore(score: QuizScore) {
  return (
    <p className={clsx("font-mono text-display leading-none font-semibold", toneClassOf(score))}>
      {score.score}/{score.totalQuestions}
    </p>
  );
}

/** A ref callback that scrolls to the top of a result and focuses it, so that screen readers announce it. */
export function enterResult(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}

/** Compares a score with the score to beat. */
function outcomeOf(score: number, toBeat: number): string {
  if (score > toBeat) return `Challenge won: ${score} against ${toBeat}.`;
  if (score === toBeat) return `A tie: ${score} against ${toBeat}.`;
  return `The score to beat is still ${toBeat}.`;
}

/** Shares a link to the same round. The link contains nothing about the visitor except the score. */
export function ChallengeButton({ quiz, round }: { quiz: QuizSummary; round: Round }) {
  /** Opens a share sheet, or copies the link if the device has none. */
  async function send() {
    const score = scoreOf(round);
    const url = `${window.location.origin}/quizzes/${quiz.id}?challenge=${writeChallenge(quiz, { seed: round.seed, score })}`;
    const link = { url, text: `${score}/${round.questions.length} in “${quiz.title}”. Can you beat it?` };
    if (navigator.canShare?.(link)) {
      try {
        return await navigator.share(link);
      } catch (error) {
        // The visitor closed the share sheet.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await copyWithToast(url, "Link copied to clipboard!");
  }

  return (
    <Button onClick={send}>
      <Swords className="size-4" />
      Challenge
    </Button>
  );
}
