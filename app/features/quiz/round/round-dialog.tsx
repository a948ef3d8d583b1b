import Pause from "lucide-react/icons/pause";
import Go from "lucide-react/icons/play";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { focusOnMount } from "#app/lib/focus.ts";
import { readShortcut } from "#app/lib/keyboard.ts";
import { languageOf } from "#app/lib/text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { QuestionScreen } from "./question-screen.tsx";
import { isLastQuestion, type Round, scoreOf } from "./round-state.ts";
import { lockMs, type RunningRound } from "./use-round.ts";

type Props = {
  running: RunningRound;
  title: string;
  finishedTitle: string;
  /** Replaces the questions while they load. */
  pending: ReactNode;
  /** The content and the footer of a finished round. */
  result: ReactNode;
  resultControls: ReactNode;
  onClose: () => void;
};

/** A round in a dialog, usable by mouse, touch and keyboard: its questions, then the result. */
export function RoundDialog({ running, title, finishedTitle, pending, result, resultControls, onClose }: Props) {
  const { round, pick, confirm, hold, next } = running;
  const isFinished = round?.phase === "finished";
  // Only for a revealed answer. `isHeld` keeps its value until the next answer.
  const holdOrGoOn = round?.isHeld ? next : hold;

  function onKeyDown(event: KeyboardEvent) {
    const key = requestOf(readShortcut(event.nativeEvent, { inDialog: true }));
    if (key === undefined || !round || isFinished) return;
    if (typeof key === "number") {
      pick(key);
      return document.querySelectorAll<HTMLElement>("[role=radiogroup] input")[key]?.focus();
    }
    // A held key must not skip through the questions.
    if (event.repeat) return event.preventDefault();
    const isOnControl = event.target instanceof Element && event.target.closest("button, a, [type=checkbox]") !== null;
    if (isOnControl && (event.key === "Enter" || event.key === " ")) return undefined;
    if (round.phase === "answering" && key === "hold") return undefined;
    event.preventDefault();
    if (round.phase === "answering") confirm();
    else if (key === "hold" || round.isHeld) holdOrGoOn();
  }

  return (
    // Receives the dialog's events, because they bubble through the React tree, not the DOM.
    <div onKeyDown={onKeyDown}>
      <Dialog
        onClose={onClose}
        title={isFinished ? finishedTitle : title}
        titleLang={isFinished ? undefined : languageOf(title)}
        headerAside={
          round && !isFinished && <p className="shrink-0 label-mono text-mint">{`Score: ${scoreOf(round)}`}</p>
        }
        footer={
          round &&
          (isFinished ? resultControls : <QuizControls round={round} onConfirm={confirm} onHoldOrGoOn={holdOrGoOn} />)
        }
        className="roomy:min-h-[min(46rem,calc(100dvh-4rem))]"
      >
        {!round && pending}
        {round && !isFinished && <QuestionScreen round={round} onPick={pick} onHold={hold} />}
        {isFinished && result}
      </Dialog>
    </div>
  );
}

/** Returns the action of a key: an option (from 0), confirm, or pause and continue. */
function requestOf(key: string | undefined): number | "confirm" | "hold" | undefined {
  if (key && /^[1-4]$/.test(key)) return Number(key) - 1;
  if (key === "Enter") return "confirm";
  return key === " " || key === "p" ? "hold" : undefined;
}

type QuizControlsProps = { round: Round; onConfirm: () => void; onHoldOrGoOn: () => void };

/** Confirms an answer; once revealed, pauses or continues. */
function QuizControls({ round, onConfirm, onHoldOrGoOn }: QuizControlsProps) {
  const isRevealed = round.phase === "revealed";
  const isHeld = isRevealed && round.isHeld;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      <p className="grow text-sm text-muted">
        {isHeld ? (
          "Take your time."
        ) : (
          <span className="label-mono max-md:hidden">
            {isRevealed ? "P or Space to pause" : "1–4 to choose, Enter to confirm"}
          </span>
        )}
      </p>
      {isRevealed && (
        <Button
          ref={focusOnMount}
          variant={isHeld ? "primary" : "secondary"}
          aria-keyshortcuts="P Space"
          // Ignores the second half of a double click on "Next Question", because it would skip the explanation. The
          // two buttons have the same position.
          onClick={({ detail }) => (isHeld && detail > 1 ? undefined : onHoldOrGoOn())}
          className="max-sm:px-3.5!"
        >
          {isHeld ? <Go className="size-4" /> : <Pause className="size-4" />}
          {isHeld ? "I'm ready" : "Pause"}
        </Button>
      )}
      {!isHeld && (
        <Button
          variant="primary"
          disabled={isRevealed || round.picked === undefined}
          onClick={onConfirm}
          className="relative overflow-hidden max-sm:px-3.5!"
        >
          {isRevealed && (
            <span
              aria-hidden="true"
              className="absolute inset-0 origin-left animate-lock bg-mint-soft motion-reduce:hidden"
              style={{ animationDuration: `${lockMs}ms` }}
            />
          )}
          <span className="relative">{isLastQuestion(round) ? "Finish Quiz" : "Next Question"}</span>
          {isRevealed && <SecondsLeft />}
        </Button>
      )}
    </div>
  );
}

/** The remaining seconds of the lock. Hidden from screen readers, which read the explanation meanwhile. */
function SecondsLeft() {
  const [seconds, setSeconds] = useState(lockMs / 1000);

  useEffect(() => {
    if (seconds <= 1) return undefined;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return (
    <span aria-hidden="true" className="relative font-mono text-text">
      {seconds}
    </span>
  );
}
