import { clsx } from "clsx";
import Check from "lucide/dist/esm/icons/check.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import type { Ref } from "react";
import type { Question } from "#app/content/schemas.server.ts";
import { languageOf } from "#app/lib/words.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  ref: Ref<HTMLFieldSetElement>;
  question: Question;
  /** The element that says which question of how many this is; part of the group's name. */
  positionId: string;
  picked: number | undefined;
  isRevealed: boolean;
  onPick: (option: number) => void;
};

const legendId = "quiz-question";

/** A question and its options, set like the numbered lines of an editor. Once revealed they cannot be changed. */
export function QuestionOptions({ ref, question, positionId, picked, isRevealed, onPick }: Props) {
  const { id, options, correctAnswerIndex } = question;
  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      aria-labelledby={`${positionId} ${legendId}`}
      disabled={isRevealed}
      className="mt-6 min-w-0"
    >
      <legend id={legendId} lang="ka" className="text-lg leading-snug font-extrabold text-balance md:text-xl">
        {question.question}
      </legend>
      <div className="mt-5 space-y-2.5">
        {options.map((option, index) => (
          <Option
            key={option}
            number={index + 1}
            text={option}
            name={id}
            isPicked={picked === index}
            mark={isRevealed ? markOf(index, correctAnswerIndex, picked) : undefined}
            onPick={() => onPick(index)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Mark = "right" | "wrong" | "other";

function markOf(option: number, right: number, picked: number | undefined): Mark {
  if (option === right) return "right";
  return option === picked ? "wrong" : "other";
}

type OptionProps = {
  number: number;
  text: string;
  name: string;
  isPicked: boolean;
  /** Undefined until the answer is revealed. */
  mark: Mark | undefined;
  onPick: () => void;
};

function Option({ number, text, name, isPicked, mark, onPick }: OptionProps) {
  return (
    <label
      className={clsx(
        "relative flex min-h-13 items-center gap-3 rounded-md border px-3 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mint",
        mark === undefined && (isPicked ? "border-mint bg-mint-soft" : "border-control hover:border-mint"),
        mark === "right" && "border-good bg-good-soft",
        mark === "wrong" && "border-bad bg-bad-soft",
        mark === "other" && "border-line text-muted",
        mark !== undefined && "cursor-default",
      )}
    >
      <input
        ref={number === 1 ? enterQuestion : undefined}
        type="radio"
        name={name}
        checked={isPicked}
        onChange={onPick}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <Gutter number={number} isPicked={isPicked} mark={mark} />
      <span lang={languageOf(text)} className="min-w-0 grow">
        {text}
      </span>
      {mark === "right" && (
        <MarkWord word={isPicked ? "Your answer, correct" : "Correct answer"} className="text-good" />
      )}
      {mark === "wrong" && <MarkWord word="Your answer, wrong" className="text-bad" />}
    </label>
  );
}

function Gutter({ number, isPicked, mark }: Pick<OptionProps, "number" | "isPicked" | "mark">) {
  const sign = mark === "right" ? Check : mark === "wrong" ? X : undefined;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-flex size-7 shrink-0 items-center justify-center rounded-sm label-mono",
        mark === undefined && (isPicked ? "bg-mint text-on-mint" : "bg-raised text-muted"),
        mark === "right" && "bg-good text-page",
        mark === "wrong" && "bg-bad text-page",
        mark === "other" && "text-muted",
      )}
    >
      {sign ? <Icon shape={sign} className="size-4" strokeWidth={3} /> : number}
    </span>
  );
}

function MarkWord({ word, className }: { word: string; className: string }) {
  return <span className={clsx("shrink-0 label-mono max-sm:sr-only", className)}>{word}</span>;
}

/** Each question starts at its top, with the focus on its first option. */
function enterQuestion(firstOption: HTMLInputElement | null): void {
  firstOption?.closest("section")?.scrollIntoView({ block: "start" });
  firstOption?.focus({ preventScroll: true });
}
