import { useId } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { languageOf, twoDigits } from "#app/lib/words.ts";
import { Link } from "#app/ui/link.tsx";
import { CategoryTags } from "./quiz-labels.tsx";
import { QuizRow } from "./quiz-row.tsx";
import { commonCategories, groupQuizzes } from "./sort-quizzes.ts";

type Props = {
  quizzes: readonly QuizSummary[];
  openingId: string | undefined;
  onTake: (quizId: string) => void;
};

/** Quizzes in their order, in blocks of those that belong to one episode. */
export function QuizGroups({ quizzes, openingId, onTake }: Props) {
  return (
    <div className="mt-5 grid gap-x-14 gap-y-3.5 md:mt-8 md:gap-y-10 lg:grid-cols-2">
      {groupQuizzes(quizzes).map((group) => (
        <Block key={group[0]?.id} quizzes={group} openingId={openingId} onTake={onTake} />
      ))}
    </div>
  );
}

function Block({ quizzes, openingId, onTake }: Props) {
  const headingId = useId();
  const { episode, episodeLink } = quizzes[0] ?? {};
  const common = commonCategories(quizzes);
  return (
    <div role="group" aria-labelledby={headingId} className="laid-out-late-14">
      <header className="relative mb-1 flex items-center gap-3">
        {episode && <SmallCover {...episode} />}
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-0.5">
          <h2 id={headingId} className="min-w-0 text-base leading-tight font-semibold wrap-anywhere">
            {episode && episodeLink ? (
              <Link
                to={episodeLink}
                className="flex flex-wrap items-baseline gap-x-2 after:absolute after:inset-x-0 after:-inset-y-1 hover:text-mint"
              >
                <span className="label-mono text-mint">Episode #{episode.number}</span>{" "}
                <span lang={languageOf(episode.name)}>{episode.name}</span>
              </Link>
            ) : (
              "Without an episode"
            )}
          </h2>
          {common.length > 0 && <CategoryTags categories={common} className="max-md:leading-4 max-md:**:py-0" />}
        </div>
      </header>
      {quizzes.map((quiz) => (
        <QuizRow key={quiz.id} quiz={quiz} saidAbove={common} isOpening={quiz.id === openingId} onTake={onTake} />
      ))}
    </div>
  );
}

/** An episode's number in its cover's colours: as small as this, the bits would be dust. */
function SmallCover({ number, hue }: NonNullable<QuizSummary["episode"]>) {
  return (
    <svg
      viewBox="0 0 64 36"
      aria-hidden="true"
      className="notranslate h-9 w-16 shrink-0 rounded-sm font-mono font-semibold"
    >
      <rect width="64" height="36" fill={hue.ground} />
      <rect x="6" y="8" width="2" height="20" fill={hue.ink} />
      <text x="14" y="27" fill={hue.ink} fontSize="26" letterSpacing="-1">
        {twoDigits(number)}
      </text>
    </svg>
  );
}
