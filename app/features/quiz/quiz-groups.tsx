import { useId } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { languageOf, twoDigits } from "#app/lib/text.ts";
import { Link } from "#app/ui/link.tsx";
import { QuizCard } from "./quiz-card.tsx";
import { groupQuizzes } from "./sort-quizzes.ts";

type Props = {
  quizzes: readonly QuizSummary[];
  openingId: string | undefined;
  onTake: (quizId: string) => void;
};

/** Quizzes in order, grouped by episode. */
export function QuizGroups({ quizzes, ...start }: Props) {
  return (
    <div className="mt-3.5 grid gap-x-14 gap-y-5 md:mt-7 md:gap-y-10 lg:grid-cols-2">
      {groupQuizzes(quizzes).map((group) => (
        <Block key={group[0]?.id} quizzes={group} {...start} />
      ))}
    </div>
  );
}

function Block({ quizzes, openingId, onTake }: Props) {
  const headingId = useId();
  const { episode, episodeLink } = quizzes[0] ?? {};
  return (
    <div role="group" aria-labelledby={headingId} className="@container">
      <header className="relative flex h-11 items-center gap-3 @max-[16rem]:h-auto">
        {episode && <SmallCover {...episode} />}
        <h2 id={headingId} className="min-w-0 truncate text-base font-semibold @max-[16rem]:whitespace-normal">
          {episode && episodeLink ? (
            <Link to={episodeLink} className="after:absolute after:inset-0 hover:text-mint">
              <span className="mr-1 text-sm text-mint">Episode #{episode.number}</span>{" "}
              <span lang={languageOf(episode.name)}>{episode.name}</span>
            </Link>
          ) : (
            "Not tied to an episode"
          )}
        </h2>
      </header>
      {quizzes.map((quiz) => (
        <QuizCard key={quiz.id} quiz={quiz} isOpening={quiz.id === openingId} onTake={onTake} />
      ))}
    </div>
  );
}

/** An episode's number in its cover's colors. Leaves out the cover's bit pattern, because the image is too small. */
function SmallCover({ number, hue }: NonNullable<QuizSummary["episode"]>) {
  return (
    <svg
      viewBox="0 0 64 36"
      aria-hidden="true"
      className="notranslate h-9 w-16 shrink-0 rounded-sm font-mono font-semibold @max-[16rem]:hidden"
    >
      <rect width="64" height="36" fill={hue.ground} />
      <rect x="6" y="8" width="2" height="20" fill={hue.ink} />
      <text x="14" y="27" fill={hue.ink} fontSize="26" letterSpacing="-1">
        {twoDigits(number)}
      </text>
    </svg>
  );
}
