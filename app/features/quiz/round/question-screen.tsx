import { clsx } from "clsx";
import type { RefObject } from "react";
import type { Question } from "#app/content/schemas.server.ts";
import { languageOf } from "#app/lib/words.ts";
import { QuestionOptions } from "./question-options.tsx";
import { useQuizSettings } from "./quiz-settings.ts";
import { currentQuestion, type Round } from "./round-state.ts";

type Props = {
  round: Round;
  optionsRef: RefObject<HTMLFieldSetElement | null>;
  onPick: (option: number) => void;
  onHold: () => void;
};

const positionId = "quiz-position";

/** One question: where in the quiz it stands, its options and, once it is answered, why the right one is right. */
export function QuestionScreen({ round, optionsRef, onPick, onHold }: Props) {
  const question = currentQuestion(round);
  const isRevealed = round.phase === "revealed";
  return (
    <section aria-label="Question" className="px-5 py-5 md:px-8 md:py-6">
      <Position number={round.index + 1} count={round.questions.length} />
      <QuestionOptions
        key={`${round.attempt.seed} ${question.id}`}
        ref={optionsRef}
        question={question}
        positionId={positionId}
        picked={round.picked}
        isRevealed={isRevealed}
        onPick={onPick}
      />
      <div role="status">{isRevealed && <AnswerFeedback question={question} picked={round.picked} />}</div>
      {isRevealed && <WaitToggle onHold={onHold} />}
    </section>
  );
}

function Position({ number, count }: { number: number; count: number }) {
  const percent = (number / count) * 100;
  return (
    <>
      {/* Screen readers hear it as a part of the options' name. */}
      <p id={positionId} aria-hidden="true" className="label-mono text-muted">
        Question {number} of {count}
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          style={{ transform: `scaleX(${percent / 100})` }}
          className="h-full origin-left bg-mint transition-transform duration-200"
        />
      </div>
    </>
  );
}

type AnswerFeedbackProps = { question: Question; picked: number | undefined };

/** Whether the answer was right, and why. Screen readers are told it as it appears. */
export function AnswerFeedback({ question, picked }: AnswerFeedbackProps) {
  const { options, correctAnswerIndex, explanation } = question;
  const isRight = picked === correctAnswerIndex;
  const rightOption = options[correctAnswerIndex] ?? "";
  return (
    <div
      ref={bringIntoView}
      className={clsx("mt-5 scroll-mb-4 border-l-4 py-1 pl-4", isRight ? "border-good" : "border-bad")}
    >
      <p className={clsx("font-semibold", isRight ? "text-good" : "text-bad")}>
        {isRight ? "Correct." : "Not this time."}
        {!isRight && (
          <span className="sr-only">
            {" "}
            Correct answer: <span lang={languageOf(rightOption)}>{rightOption}</span>.
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

/** Whether every quiz waits for the visitor after each answer. Switched on it holds this page too; off, it leaves it held. */
function WaitToggle({ onHold }: { onHold: () => void }) {
  const { isHeldAlways, changeSettings } = useQuizSettings();

  function toggle() {
    changeSettings({ isHeldAlways: !isHeldAlways });
    if (!isHeldAlways) onHold();
  }

  return (
    <label ref={bringIntoView} className="mt-2 -ml-2 inline-flex min-h-11 items-center gap-3 rounded-md px-2 text-sm">
      <input type="checkbox" checked={isHeldAlways} onChange={toggle} className="size-5 shrink-0 accent-mint" />
      Wait for me after each answer
    </label>
  );
}

/** On a phone the explanation may stand below the screen's edge, and two seconds leave no time to look for it. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
