import { clsx } from "clsx";
import { Drawing } from "#app/artwork/drawing.tsx";
import bug from "#app/artwork/drawings/verdict-80.svg?url";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { useHydrated } from "#app/lib/browser-state.ts";
import { languageOf } from "#app/lib/text.ts";
import { useQueryString } from "#app/navigation/use-query-string.ts";
import { Link } from "#app/ui/link.tsx";
import { ShareButton } from "#app/ui/share-button.tsx";
import { type Challenge, readChallenge } from "./challenge.ts";
import { QuizCard } from "./quiz-card.tsx";
import { QuizFacts } from "./quiz-facts.tsx";
import { toneClassOf } from "./score-color.ts";
import { StartButtons, type StartProps, useShownScore } from "./start-buttons.tsx";
import { useQuizRound } from "./use-quiz-round.tsx";

type Props = {
  quiz: QuizSummary;
  /** The other quizzes of the same episode. */
  others: readonly QuizSummary[];
};

/** A quiz's page: description, facts, episode and start button. */
export function QuizOverview({ quiz, others }: Props) {
  const { title, description, episode, episodeLink } = quiz;
  const { take, round } = useQuizRound([quiz, ...others]);
  const { query } = useQueryString();
  // The challenge is unknown before hydration. The prerendered HTML contains both versions. To avoid a layout shift,
  // the variant `challenged` shows the version for the URL (app/inline-scripts.ts).
  const challenge = useHydrated() ? readChallenge(query.get("challenge"), quiz) : "unknown";
  return (
    <>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center">
        <article>
          {challenge && <ChallengeNotice quiz={quiz} challenge={challenge} onTake={take} />}
          <header>
            {episode && episodeLink && (
              <Link
                to={episodeLink}
                className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sm font-semibold text-mint hover:underline"
              >
                Episode #{episode.number}
                <span lang={languageOf(episode.name)}>{episode.name}</span>
              </Link>
            )}
            <h1 tabIndex={-1} lang="ka" className="mt-3 text-3xl">
              {title}
            </h1>
          </header>
          <QuizFacts quiz={quiz} className="mt-4" />
          <p lang="ka" className="mt-4 max-w-reading text-lg">
            {description}
          </p>
          {/* Narrow screens reserve a second line: a paused round and the scores appear after hydration. */}
          <div className="mt-6 flex flex-wrap content-start items-center gap-3 max-md:min-h-25">
            {/* A challenge has its own start button. */}
            {(!challenge || challenge === "unknown") && (
              <div className={clsx("contents", challenge === "unknown" && "challenged:hidden")}>
                <StartButtons quiz={quiz} variant="primary" onTake={take} />
                <noscript>Quizzes need JavaScript.</noscript>
              </div>
            )}
            <ShareButton path={`/quizzes/${quiz.id}`} />
            <ScoreSummary quizId={quiz.id} />
          </div>
        </article>
        {episodeLink && (
          <img
            src={`/previews${episodeLink}.png`}
            alt=""
            width={1200}
            height={630}
            loading="lazy"
            className="h-auto w-full rounded-md max-lg:hidden print:hidden"
          />
        )}
      </div>
      {round}
      {others.length > 0 && (
        <section aria-labelledby="other-quizzes" className="mt-10 md:mt-20">
          <h2 id="other-quizzes" className="text-2xl">
            More from this episode
          </h2>
          <div className="mt-5 max-w-reading">
            {others.map((other) => (
              <QuizCard key={other.id} quiz={other} onTake={take} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** The score to beat and a start button, for visitors with a challenge's link. */
function ChallengeNotice({ challenge, ...start }: StartProps & { challenge: Challenge | "unknown" }) {
  const { questionCount } = start.quiz;
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
          <StartButtons {...start} variant="primary" label="Accept the challenge" seed={seed} />
        </div>
      </div>
    </section>
  );
}

/** The last and the best score. The last item in its row, so that its appearance shifts no layout. */
function ScoreSummary({ quizId }: { quizId: string }) {
  const last = useShownScore(quizId);
  if (!last) return null;
  const { score, totalQuestions, best } = last;
  return (
    <p className="label-mono text-muted">
      <span className={toneClassOf(last)}>{`Last time: ${score}/${totalQuestions}`}</span>{" "}
      <span aria-hidden="true">· </span>
      <span className={toneClassOf(best)}>{`Best: ${best.score}/${best.totalQuestions}`}</span>
    </p>
  );
}
