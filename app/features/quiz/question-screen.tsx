import type { RefObject } from "react";

import { AnswerFeedback } from "./answer-feedback.tsx";
import { QuestionOptions } from "./question-options.tsx";
import { currentQuestion, type Round } from "./round.ts";

type Props = { round: Round; optionsRef: RefObject<HTMLFieldSetElement | null>; onPick: (option: number) => void };

const positionId = "quiz-position";

/** One question: where in the quiz it stands, its options and, once it is answered, why the right one is right. */
export function QuestionScreen({ round, optionsRef, onPick }: Props) {
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
    </section>
  );
}

function Position({ number, count }: { number: number; count: number }) {
  const percent = (number / count) * 100;
  return (
    <>
      <p id={positionId} className="label-mono text-muted">
        Question {number} of {count}
      </p>
      <div
        role="progressbar"
        aria-labelledby={positionId}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          style={{ transform: `scaleX(${percent / 100})` }}
          className="h-full origin-left bg-mint transition-transform duration-200 ease-out"
        />
      </div>
    </>
  );
}
