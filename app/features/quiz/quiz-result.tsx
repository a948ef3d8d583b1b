import { clsx } from "clsx";

import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";

import { MissedQuestions } from "./missed-questions.tsx";
import type { Play } from "./play.ts";
import { resultOf } from "./result.ts";
import { toneClasses } from "./tones.ts";
import { verdictFaces } from "./verdict-faces.ts";

type Props = { quiz: QuizSummary; play: Play };

/** How it went, what to listen to next, and what there is to learn from the questions that were missed. */
export function QuizResult({ quiz, play }: Props) {
  const { score, totalQuestions, timeSpent, percent, verdict } = resultOf(play);
  return (
    <div className="px-5 py-6 md:px-8">
      <div ref={enterResult} tabIndex={-1} className="scroll-mt-6 outline-none">
        <p lang="ka" className="text-sm text-muted">
          {quiz.title}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Drawing src={verdictFaces[verdict.title]} size={[160, 160]} className="size-28" />
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
      </div>
      {quiz.episodeLink && <RecommendedEpisode link={quiz.episodeLink} episode={quiz.episode} />}
      <MissedQuestions play={play} />
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
      <ButtonAnchor href={link}>Listen Now</ButtonAnchor>
    </section>
  );
}

/** The result starts at its top, and is read out. */
function enterResult(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}
