import { KeepToggle } from "./keep-toggle.tsx";
import { knownOf, type Round } from "./round.ts";

type Props = { round: Round; cardOf: (questionId: string) => string };

/** The questions that were answered rightly: a lucky guess may be kept for review as well. */
export function KnownQuestions({ round, cardOf }: Props) {
  const known = knownOf(round);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="known-questions" className="mt-10">
      <h3 id="known-questions" className="text-lg">
        Questions you knew
      </h3>
      <p className="mt-1 text-sm text-muted">Was one of them a lucky guess? Keep it, and it comes back tomorrow.</p>
      <ul className="mt-4 border-t border-line">
        {known.map(({ id, question }) => (
          <li key={id} className="border-b border-line pt-3 pb-1">
            <p id={`known-${id}`} lang="ka" className="text-sm">
              {question}
            </p>
            <KeepToggle card={cardOf(id)} describedBy={`known-${id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
