import { clsx } from "clsx";
import { languageOf } from "#app/lib/text.ts";
import { ReviewToggle } from "../review/review-toggle.tsx";
import { answersOf, type Round } from "../round/round-state.ts";

type Props = {
  round: Round;
  /** Returns the review card key of a question. */
  cardOf: (questionId: string) => string;
  /** Shown under the heading. */
  note?: string;
};

/** The missed questions. Each shows the picked and the correct option as a diff, with the explanation. */
export function MissedQuestions({ round, cardOf, note }: Props) {
  const missed = answersOf(round).filter(({ isCorrect }) => !isCorrect);
  if (missed.length === 0) return <p className="mt-8 text-muted">No question missed: every line is green.</p>;
  return (
    <section aria-labelledby="missed-questions" className="mt-8">
      <h3 id="missed-questions" className="text-lg">
        Questions you missed
      </h3>
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
      <ol className="mt-4 space-y-8">
        {missed.map(({ question: { id, question, options, correctAnswerIndex, explanation }, picked }) => (
          <li key={id}>
            <p id={`missed-${id}`} lang="ka" className="font-semibold">
              {question}
            </p>
            <div className="mt-3 overflow-hidden rounded-md border border-line">
              <DiffLine sign="−" label="Your answer" text={options[picked]} />
              <DiffLine sign="+" label="Correct answer" text={options[correctAnswerIndex]} />
            </div>
            {explanation && (
              <p lang="ka" className="mt-3 text-sm text-muted">
                {explanation}
              </p>
            )}
            <ReviewToggle card={cardOf(id)} describedBy={`missed-${id}`} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DiffLine({ sign, label, text = "" }: { sign: "+" | "−"; label: string; text: string | undefined }) {
  const tone = sign === "+" ? "bg-good-soft text-good" : "bg-bad-soft text-bad";
  return (
    <p className={clsx("flex gap-3 px-3 py-2 text-sm", tone)}>
      <span aria-hidden="true" className="label-mono">
        {sign}
      </span>
      <span className="sr-only">{label}: </span>
      <span lang={languageOf(text)}>{text}</span>
    </p>
  );
}

/** The correctly answered questions. The visitor may add a lucky guess to the reviews. */
export function CorrectQuestions({ round, cardOf }: Omit<Props, "note">) {
  const correct = answersOf(round).filter(({ isCorrect }) => isCorrect);
  if (correct.length === 0) return null;
  return (
    <section aria-labelledby="correct-questions" className="mt-10">
      <h3 id="correct-questions" className="text-lg">
        Questions you got right
      </h3>
      <p className="mt-1 text-sm text-muted">Was one of them a lucky guess? Keep it to review it tomorrow.</p>
      <ul className="mt-4 border-t border-line">
        {correct.map(({ question: { id, question } }) => (
          <li key={id} className="border-b border-line pt-3 pb-1">
            <p id={`correct-${id}`} lang="ka" className="text-sm">
              {question}
            </p>
            <ReviewToggle card={cardOf(id)} describedBy={`correct-${id}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
