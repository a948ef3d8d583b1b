import { clsx } from "clsx";

import type { Question } from "#app/content/schemas.server.ts";
import { languageOf } from "#app/lib/language-of.ts";

type Props = { question: Question; picked: number | undefined };

/** Whether the answer was right, and why. Screen readers are told it as it appears. */
export function AnswerFeedback({ question, picked }: Props) {
  const { options, correctAnswerIndex, explanation } = question;
  const isRight = picked === correctAnswerIndex;
  const rightOption = options[correctAnswerIndex] ?? "";
  return (
    <div
      ref={bringIntoView}
      className={clsx("mt-5 scroll-mb-4 border-l-4 py-1 pl-4", isRight ? "border-good" : "border-bad")}
    >
      <p className={clsx("font-semibold", isRight ? "text-good" : "text-bad")}>
        {isRight ? "Right." : "Not this time."}
        {!isRight && (
          <span className="sr-only">
            {" "}
            The right answer: <span lang={languageOf(rightOption)}>{rightOption}</span>.
          </span>
        )}
      </p>
      {explanation && (
        <p lang="ka" className="mt-1 text-sm md:text-base">
          {explanation}
        </p>
      )}
    </div>
  );
}

/** On a phone the explanation may stand below the screen's edge, and two seconds leave no time to look for it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
