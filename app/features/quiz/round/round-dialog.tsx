import { type KeyboardEvent, type ReactNode, useRef } from "react";

import { useMayOpen } from "#app/store/overlay.ts";
import { Dialog } from "#app/ui/dialog.tsx";

import { QuestionScreen } from "./question-screen.tsx";
import { QuizControls } from "./quiz-controls.tsx";
import { scoreOf } from "./round-state.ts";
import type { RunningRound } from "./use-round.ts";

type Props = {
  running: RunningRound;
  title: string;
  titleLang?: string;
  finishedTitle: string;
  /** What stands there while there is no question. */
  pending: ReactNode;
  /** What stands there, and under it, when the round is over. */
  result: ReactNode;
  resultControls: ReactNode;
  onClose: () => void;
};

/** A round over the page: its questions one by one, by mouse, touch or keys, then the result. */
export function RoundDialog({
  running,
  title,
  titleLang,
  finishedTitle,
  pending,
  result,
  resultControls,
  onClose,
}: Props) {
  const { round, isHeld, pick, confirm, hold, toggleHold } = running;
  const mayOpen = useMayOpen();
  const optionsRef = useRef<HTMLFieldSetElement>(null);
  const isFinished = round?.phase === "finished";

  function pickByKey(option: number) {
    pick(option);
    optionsRef.current?.querySelectorAll("input")[option]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = readKey(event.nativeEvent);
    if (!key || !round || isFinished) return;
    // A key that is kept down must not rush through the questions.
    if (event.repeat && key.ask !== "pick") return event.preventDefault();
    if (key.ask === "pick") return pickByKey(key.option);
    const isOnControl = event.target instanceof Element && event.target.closest("button, a, [type=checkbox]") !== null;
    if (isOnControl && (event.key === "Enter" || event.key === " ")) return undefined;
    if (round.phase === "answering" && key.ask === "hold") return undefined;
    event.preventDefault();
    if (round.phase === "answering") confirm();
    else if (key.ask === "hold" || isHeld) toggleHold();
  }

  return (
    // Events of the dialog rise through React's tree, wherever it stands in the document.
    <div onKeyDown={onKeyDown}>
      <Dialog
        isOpen={mayOpen}
        onClose={onClose}
        title={isFinished ? finishedTitle : title}
        titleLang={isFinished ? undefined : titleLang}
        headerAside={round && !isFinished && <p className="shrink-0 label-mono text-mint">Score: {scoreOf(round)}</p>}
        footer={
          round &&
          (isFinished ? (
            resultControls
          ) : (
            <QuizControls round={round} isHeld={isHeld} onConfirm={confirm} onToggleHold={toggleHold} />
          ))
        }
        className="roomy:min-h-[min(46rem,calc(100dvh-4rem))]"
      >
        {!round && pending}
        {round && !isFinished && <QuestionScreen round={round} optionsRef={optionsRef} onPick={pick} onHold={hold} />}
        {isFinished && result}
      </Dialog>
    </div>
  );
}

type KeyPress = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks of the round: an option (counted from 0), to confirm, or to hold the page and go on. */
type QuizKey = { ask: "pick"; option: number } | { ask: "confirm" } | { ask: "hold" };

/**
 * Reads a key press, on any keyboard layout: a Georgian one reports `key: "პ"` for the P key, a French one `key: "&"` for
 * the 1 key, so the keys' places count as well. Not those of the numeric keypad, whose digits are arrows without NumLock.
 */
export function readKey({ code, key, ctrlKey, metaKey, altKey }: KeyPress): QuizKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const digit = /^Digit([1-4])$/.exec(code)?.[1] ?? /^[1-4]$/.exec(key)?.[0];
  if (digit) return { ask: "pick", option: Number(digit) - 1 };
  if (key === "Enter") return { ask: "confirm" };
  if (key === " " || code === "KeyP" || /^p$/i.test(key)) return { ask: "hold" };
  return undefined;
}
