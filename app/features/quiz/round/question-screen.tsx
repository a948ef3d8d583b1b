import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Question } from "#app/content/schemas.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { placeOf } from "#app/store/saved-rounds.ts";
import { currentQuestion, type Round } from "./round-state.ts";
import { useQuizSettings } from "./use-round.ts";

type Props = { round: Round; onPick: (option: number) => void; onHold: () => void };

/** One question: its position, its options and, after the answer, the feedback and the explanation. */
export function QuestionScreen({ round, onPick, onHold }: Props) {
  const { questions } = round;
  const question = currentQuestion(round);
  const number = placeOf(round) + 1;
  const isRevealed = round.phase === "revealed";
  return (
    <section aria-label="Question" className="px-5 py-5 md:px-6 md:py-6">
      {/* Hidden from screen readers, which announce this text in the options' group name. */}
      <p id="quiz-position" aria-hidden="true" className="label-mono text-muted">
        {`Question ${number} of ${questions.length}`}
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={Math.round((number / questions.length) * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-raised"
      >
        <div
          style={{ transform: `scaleX(${number / questions.length})` }}
          className="h-full origin-left bg-mint transition-transform duration-200"
        />
      </div>
      <fieldset
        key={`${round.attempt.seed} ${question.id}`}
        role="radiogroup"
        aria-labelledby="quiz-position quiz-question"
        disabled={isRevealed}
        className="mt-6 min-w-0"
      >
        <legend id="quiz-question" lang="ka" className="text-lg leading-snug font-extrabold text-balance md:text-xl">
          {question.question}
        </legend>
        <div className="mt-5 space-y-2.5">
          {question.options.map((option, index) => (
            <Option key={option} round={round} index={index} onPick={() => onPick(index)} />
          ))}
        </div>
      </fieldset>
      <div role="status">{isRevealed && <AnswerFeedback question={question} picked={round.picked} />}</div>
      {isRevealed && <WaitToggle onHold={onHold} />}
    </section>
  );
}

/** The result and the explanation. Screen readers announce it when it appears. */
function AnswerFeedback({ question, picked }: { question: Question; picked: number | undefined }) {
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

/**
 * A setting: pause after each answer, in every quiz. Turning it on also pauses the current answer; turning it off
 * does not resume it.
 */
function WaitToggle({ onHold }: { onHold: () => void }) {
  const isHeldAlways = useQuizSettings((state) => state.isHeldAlways);
  const setHeldAlways = useQuizSettings((state) => state.setHeldAlways);

  function toggle() {
    setHeldAlways(!isHeldAlways);
    if (!isHeldAlways) onHold();
  }

  return (
    <label ref={bringIntoView} className="mt-2 -ml-2 inline-flex min-h-11 items-center gap-3 rounded-md px-2 text-sm">
      <input type="checkbox" checked={isHeldAlways} onChange={toggle} className="size-5 shrink-0 accent-mint" />
      Pause after each answer
    </label>
  );
}

/**
 * Scrolls the explanation into view. On a phone it may be below the fold, and the two-second lock leaves no time to
 * scroll.
 */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

type Look = { line: string; gutter: string; sign?: LucideIcon; tone?: string; said?: string };

/** Returns an option's style and, once revealed, its label. */
function lookOf(isPicked: boolean, isRight: boolean | undefined): Look {
  if (isRight === undefined) {
    return isPicked
      ? { line: "border-mint bg-mint-soft", gutter: "bg-mint text-on-mint" }
      : { line: "border-control hover:border-mint", gutter: "bg-raised text-muted" };
  }
  if (isRight) {
    const said = isPicked ? "Your answer, correct" : "Correct answer";
    return { line: "border-good bg-good-soft", gutter: "bg-good text-page", sign: Check, tone: "text-good", said };
  }
  if (!isPicked) return { line: "border-line text-muted", gutter: "text-muted" };
  const said = "Your answer, wrong";
  return { line: "border-bad bg-bad-soft", gutter: "bg-bad text-page", sign: X, tone: "text-bad", said };
}

function Option({ round, index, onPick }: { round: Round; index: number; onPick: () => void }) {
  const { id, options, correctAnswerIndex } = currentQuestion(round);
  const text = options[index] ?? "";
  const isPicked = round.picked === index;
  const isRevealed = round.phase === "revealed";
  const look = lookOf(isPicked, isRevealed ? index === correctAnswerIndex : undefined);
  return (
    <label
      className={clsx(
        "relative flex min-h-13 items-center gap-3 rounded-md border px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mint",
        look.line,
        isRevealed && "cursor-default",
      )}
    >
      <input
        ref={index === 0 ? enterQuestion : undefined}
        type="radio"
        name={id}
        checked={isPicked}
        onChange={onPick}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className={clsx("inline-flex size-7 shrink-0 items-center justify-center rounded-sm label-mono", look.gutter)}
      >
        {look.sign ? <look.sign className="size-4" strokeWidth={3} /> : index + 1}
      </span>
      <span lang={languageOf(text)} className="min-w-0 grow">
        {text}
      </span>
      {look.said && <span className={clsx("shrink-0 label-mono max-sm:sr-only", look.tone)}>{look.said}</span>}
    </label>
  );
}

/** Scrolls each question to its top and focuses its first option. */
function enterQuestion(firstOption: HTMLInputElement | null): void {
  firstOption?.closest("section")?.scrollIntoView({ block: "start" });
  firstOption?.focus({ preventScroll: true });
}
