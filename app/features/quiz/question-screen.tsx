import type { RefObject } from "react";

import { AnswerFeedback } from "./answer-feedback.tsx";
import { currentQuestion, type Play } from "./play.ts";
import { QuestionOptions } from "./question-options.tsx";

type Props = { play: Play; optionsRef: RefObject<HTMLFieldSetElement | null>; onPick: (option: number) => void };

const positionId = "quiz-position";

/** One question: where in the quiz it stands, its options and, once it is answered, why the right one is right. */
export function QuestionScreen({ play, optionsRef, onPick }: Props) {
  const question = currentQuestion(play);
  const isRevealed = play.phase === "revealed";
  return (
    <section aria-label="Question" className="px-5 py-5 md:px-8 md:py-6">
      <Position number={play.index + 1} count={play.questions.length} />
      <QuestionOptions
        key={`${play.attempt.seed} ${question.id}`}
        ref={optionsRef}
        question={question}
        positionId={positionId}
        picked={play.picked}
        isRevealed={isRevealed}
        onPick={onPick}
      />
      <div role="status">{isRevealed && <AnswerFeedback question={question} picked={play.picked} />}</div>
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
