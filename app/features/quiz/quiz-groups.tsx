import { clsx } from "clsx";
import { useId } from "react";
import { categoriesOf, type QuizCategory } from "#app/content/quiz-categories.ts";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { languageOf, twoDigits } from "#app/lib/words.ts";
import { useQuizScores } from "#app/store/quiz-scores.ts";
import { Link } from "#app/ui/link.tsx";
import { CategoryTags, DifficultyBadge, QuizLength, toneClassOf } from "./quiz-labels.tsx";
import { commonCategories, groupQuizzes } from "./sort-quizzes.ts";
import { StartButtons, type StartProps } from "./start-buttons.tsx";

type Props = { quizzes: readonly QuizSummary[]; openingId: string | undefined; onTake: (quizId: string) => void };

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
    <div role="group" aria-labelledby={headingId} className="laid-out-late-22">
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

/**
 * A quiz in a block of quizzes: as little of the screen as a title, a line and a button need, without the categories that its
 * block shows for all of its quizzes.
 */
function QuizRow({ saidAbove, ...start }: StartProps & { saidAbove: readonly QuizCategory[] }) {
  const { quiz } = start;
  const { id, title, description, difficulty } = quiz;
  const titleId = `quiz-${id}`;
  const categories = categoriesOf(quiz).filter((category) => !saidAbove.includes(category));
  return (
    <article aria-labelledby={titleId} className="group relative border-t border-line py-1.25 md:py-3">
      <h3 id={titleId} lang="ka" className="text-sm leading-tight font-semibold md:text-base">
        <Link to={`/quizzes/${id}`} className="after:absolute after:inset-0 hover:text-mint">
          {title}
        </Link>
      </h3>
      <div className="flex items-center justify-between gap-x-3">
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2">
            <DifficultyBadge difficulty={difficulty} className="py-0!" />
            {/* Gives its room to what comes after hydration: the best score, and the buttons of a paused quiz. */}
            <QuizLength
              quiz={quiz}
              className="max-xl:group-has-data-best:*:hidden max-md:group-has-data-paused:hidden max-[23rem]:*:hidden max-[23rem]:group-has-data-best:hidden"
            />
            <BestScore quizId={id} />
          </div>
          <div className="flex flex-wrap items-start gap-x-2 max-md:hidden">
            {categories.length > 0 && <CategoryTags categories={categories} />}
            <p lang="ka" className="line-clamp-2 min-w-0 grow basis-24 text-xs leading-snug text-muted">
              {description}
            </p>
          </div>
        </div>
        {/* On phones without borders, and in two lines where it is paused: the row stays as low as it is. */}
        <div className="relative -my-2 flex shrink-0 items-center max-md:-mr-2 max-md:*:border-transparent max-md:*:bg-transparent max-md:*:px-2! max-md:*:text-mint max-md:group-has-data-paused:*:w-min max-md:group-has-data-paused:*:leading-tight md:gap-x-2">
          <StartButtons {...start} describedBy={titleId} />
        </div>
      </div>
    </article>
  );
}

function BestScore({ quizId }: { quizId: string }) {
  const best = useQuizScores(({ scores }) => scores[quizId]?.best);
  if (!best) return null;
  return (
    <p data-best="" className={clsx("ml-auto label-mono max-md:group-has-data-paused:hidden", toneClassOf(best))}>
      Best {best.score}/{best.totalQuestions}
    </p>
  );
}
