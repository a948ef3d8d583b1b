import type { TopicContent } from "#app/content/topics.server.ts";
import { languageOf } from "#app/lib/language-of.ts";
import { Link } from "#app/ui/link.tsx";

/** Links to the quizzes on a topic. */
export function TopicQuizzes({ quizzes }: Pick<TopicContent, "quizzes">) {
  return (
    <ul className="grid gap-x-12 md:grid-cols-2">
      {quizzes.map(({ id, title, difficulty, episode }) => (
        <li key={id} className="border-t border-line">
          <Link
            to={`/quizzes/${id}`}
            className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-2.5 wrap-anywhere hover:text-mint"
          >
            <span lang={languageOf(title)}>{title}</span>
            <span className="label-mono wrap-anywhere text-muted">
              {episode && `#${episode.number} · `}
              {difficulty}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
