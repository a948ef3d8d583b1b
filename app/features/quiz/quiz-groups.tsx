import { useId } from "react";
import type { QuizSummary } from "#app/content/quizzes.server.ts";
import { languageOf, twoDigits } from "#app/lib/text.ts";
import { Link } from "#app/ui/link.tsx";
import { QuizCard } from "./quiz-card.tsx";

type Props = { quizzes: readonly QuizSummary[]; onTake: (quizId: string) => void };

/** Quizzes in order. Adjacent quizzes of the same episode are a group. */
export function QuizGroups({ quizzes, onTake }: Props) {
  const groups: QuizSummary[][] = [];
  for (const quiz of quizzes) {
    const last = groups.at(-1);
    if (last && last[0]?.episodeLink === quiz.episodeLink) last.push(quiz);
    else groups.push([quiz]);
  }
  return (
    <div className="grid gap-x-14 gap-y-5 md:gap-y-10 lg:grid-cols-2">
      {groups.map((group) => (
        <Group key={group[0]?.id} quizzes={group} onTake={onTake} />
      ))}
    </div>
  );
}

function Group({ quizzes, onTake }: Props) {
  const headingId = useId();
  const { episode, episodeLink } = quizzes[0] ?? {};
  return (
    <div role="group" aria-labelledby={headingId} className="@container">
      <header className="relative flex min-h-11 items-center gap-3">
        {episode && <SmallCover {...episode} />}
        <h2 id={headingId} className="min-w-0 truncate text-base font-semibold @max-[21rem]:whitespace-normal">
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
        <QuizCard key={quiz.id} quiz={quiz} onTake={onTake} />
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
      <rect width="64" height="36" fill={hue.background} />
      <rect x="6" y="8" width="2" height="20" fill={hue.foreground} />
      <text x="14" y="27" fill={hue.foreground} fontSize="26" letterSpacing="-1">
        {twoDigits(number)}
      </text>
    </svg>
  );
}
