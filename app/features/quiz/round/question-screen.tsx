import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { Question } from "#app/content/schemas.server.ts";
import { languageOf } from "#app/lib/text.ts";
import { questionIndexOf } from "#app/store/saved-rounds.ts";
import { useQuizSettings } from "./pause-after-answer.ts";
import { currentQuestion, type Round } from "./round-state.ts";

type Props = { round: Round; onPick: (option: number) => void; onPause: () => void };

/** One question: its position, its options and, after the answer, the feedback and the explanation. */
export function QuestionScreen({ round, onPick, onPause }: Props) {
  const { phase, picked, questions } = round;
  const question = currentQuestion(round);
  const number = questionIndexOf(round) + 1;
  const isRevealed = phase === "revealed";
  return (
    <section aria-label="Question" className="px-5 py-5 md:px-6 md:py-6">
      {/* Hidden from screen readers, which announce this text in the options' group name. */}
      <p id="quiz-position" aria-hidden="true" className="label-mono text-muted">
        {`Question ${number} of ${questions.length}`}
      </p>
      <progress aria-label="Progress" value={number} max={questions.length} className={progressShape} />
      <fieldset
        key={question.id}
        role="radiogroup"
        aria-labelledby="quiz-position quiz-question"
        disabled={isRevealed}
        className="mt-6 min-w-0"
      >
        <legend id="quiz-question" lang="ka" className="text-lg leading-snug font-extrabold text-balance md:text-xl">
          {question.question}
        </legend>
        <div className="mt-5 space-y-2.5">
          {question.options.map((option, index) => {
            const isPicked = index === picked;
            const look = lookOf(isPicked, isRevealed ? index === question.correctAnswerIndex : undefined);
            return (
              <label key={option} className={clsx(optionShape, look.line, isRevealed && "cursor-default")}>
                <input
                  ref={index === 0 ? enterQuestion : undefined}
                  type="radio"
                  name={question.id}
                  checked={isPicked}
                  onChange={() => onPick(index)}
                  className="absolute inset-0 cursor-[inherit] opacity-0"
                />
                <span aria-hidden="true" className={clsx(gutterShape, look.gutter)}>
                  {look.Icon ? <look.Icon className="size-4" strokeWidth={3} /> : index + 1}
                </span>
                <span lang={languageOf(option)} className="min-w-0 grow">
                  {option}
                </span>
                {look.label && (
                  <span className={clsx("shrink-0 label-mono max-sm:sr-only", look.tone)}>{look.label}</span>
                )}
              </label>
            );
          })}
        </div>
      </fieldset>
      <div role="status">{isRevealed && <AnswerFeedback question={question} picked={picked} />}</div>
      {isRevealed && <PauseSetting onPause={onPause} />}
    </section>
  );
}

/** The bar is a border, because forced colors remove backgrounds. */
const progressShape =
  "mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-raised " +
  "[&::-moz-progress-bar]:border-t-6 [&::-moz-progress-bar]:border-mint " +
  "[&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:border-t-6 [&::-webkit-progress-value]:border-mint";

const optionShape =
  "relative flex min-h-13 items-center gap-3 rounded-md border px-3 py-2.5 " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mint";

const gutterShape = "inline-flex size-7 shrink-0 items-center justify-center rounded-sm label-mono";

type Look = { line: string; gutter: string; Icon?: LucideIcon; tone?: string; label?: string };

/** Returns an option's style and, once revealed, its label. */
function lookOf(isPicked: boolean, isCorrect: boolean | undefined): Look {
  if (isCorrect === undefined) {
    return isPicked
      ? { line: "border-mint bg-mint-soft", gutter: "bg-mint text-on-mint" }
      : { line: "border-control hover:border-mint", gutter: "bg-raised text-muted" };
  }
  if (isCorrect) {
    const label = isPicked ? "Your answer, correct" : "Correct answer";
    return { line: "border-good bg-good-soft", gutter: "bg-good text-page", Icon: Check, tone: "text-good", label };
  }
  if (!isPicked) return { line: "border-line text-muted", gutter: "text-muted" };
  const label = "Your answer, wrong";
  return { line: "border-bad bg-bad-soft", gutter: "bg-bad text-page", Icon: X, tone: "text-bad", label };
}

/** Scrolls each question to its top and focuses its first option. */
function enterQuestion(firstOption: HTMLInputElement | null): void {
  firstOption?.closest("section")?.scrollIntoView({ block: "start" });
  firstOption?.focus({ preventScroll: true });
}

/** The result and the explanation. Screen readers announce both when they appear. */
function AnswerFeedback({ question, picked }: { question: Question; picked: number | undefined }) {
  const { options, correctAnswerIndex, explanation } = question;
  const isCorrect = picked === correctAnswerIndex;
  const correctOption = options[correctAnswerIndex] ?? "";
  return (
    <div
      ref={bringIntoView}
      className={clsx("mt-5 scroll-mb-4 border-l-4 py-1 pl-4", isCorrect ? "border-good" : "border-bad")}
    >
      <p className={clsx("font-semibold", isCorrect ? "text-good" : "text-bad")}>
        {isCorrect ? "Correct." : "Not this time."}
        {!isCorrect && (
          <span className="sr-only">
            {" "}
            Correct answer: <span lang={languageOf(correctOption)}>{correctOption}</span>.
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
function PauseSetting({ onPause }: { onPause: () => void }) {
  const pausesAfterAnswer = useQuizSettings((state) => state.isHeldAlways);

  function toggle() {
    useQuizSettings.getState().setPausesAfterAnswer(!pausesAfterAnswer);
    if (!pausesAfterAnswer) onPause();
  }

  return (
    <label ref={bringIntoView} className="mt-2 -ml-2 inline-flex min-h-11 items-center gap-3 rounded-md px-2 text-sm">
      <input type="checkbox" checked={pausesAfterAnswer} onChange={toggle} className="size-5 shrink-0 accent-mint" />
      Pause after each answer
    </label>
  );
}

/** Scrolls the answer's feedback into view, because on a phone two seconds leave no time to scroll. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
