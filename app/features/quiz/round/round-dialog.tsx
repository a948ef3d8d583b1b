import { clsx } from "clsx";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { KeyboardEvent, ReactNode } from "react";
import { focusOnMount } from "#app/lib/focus.ts";
import { readShortcut } from "#app/lib/keyboard.ts";
import { languageOf } from "#app/lib/text.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { lockMs } from "./pause-after-answer.ts";
import { QuestionScreen } from "./question-screen.tsx";
import { isLastQuestion, type Round, scoreOf } from "./round-state.ts";
import type { RunningRound } from "./use-round.ts";

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
  const { round, pick, confirm, pause, pauseOrContinue } = running;
  const isFinished = round?.phase === "finished";

  function onKeyDown(event: KeyboardEvent) {
    const key = readShortcut(event.nativeEvent, { inDialog: true }) ?? "";
    if (!round || isFinished) return;
    if (/^[1-4]$/.test(key)) {
      pick(Number(key) - 1);
      return document.querySelectorAll<HTMLElement>("[role=radiogroup] input")[Number(key) - 1]?.focus();
    }
    if (!["Enter", " ", "p"].includes(key)) return;
    // A held key must not skip through the questions.
    if (event.repeat) return event.preventDefault();
    const isOnControl = event.target instanceof Element && event.target.closest("button, a, [type=checkbox]") !== null;
    if (isOnControl && key !== "p") return;
    const isAnswering = round.phase === "answering";
    if (isAnswering && key !== "Enter") return;
    event.preventDefault();
    if (isAnswering) confirm();
    else if (key !== "Enter" || round.isHeld) pauseOrContinue();
  }

  return (
    // Receives the dialog's events, because React events bubble through the component tree instead of the DOM.
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
          (isFinished ? (
            resultControls
          ) : (
            <RoundControls round={round} onConfirm={confirm} onPauseOrContinue={pauseOrContinue} />
          ))
        }
        className="roomy:min-h-[min(46rem,calc(100dvh-4rem))]"
      >
        {!round && pending}
        {round && !isFinished && <QuestionScreen round={round} onPick={pick} onPause={pause} />}
        {isFinished && result}
      </Dialog>
    </div>
  );
}

type RoundControlsProps = { round: Round; onConfirm: () => void; onPauseOrContinue: () => void };

/** Confirms an answer; once revealed, pauses or continues. */
function RoundControls({ round, onConfirm, onPauseOrContinue }: RoundControlsProps) {
  const isRevealed = round.phase === "revealed";
  const isPaused = isRevealed && round.isHeld;
  const keys = isRevealed ? "P or Space to pause" : "1–4 to choose, Enter to confirm";
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      <p className={clsx("grow label-mono text-muted", !isPaused && "max-md:hidden")}>
        {isPaused ? "Take your time." : keys}
      </p>
      {isRevealed && (
        <Button
          ref={focusOnMount}
          variant={isPaused ? "primary" : "secondary"}
          aria-keyshortcuts="P Space"
          // Ignores the second half of a double click on "Next Question", because it would skip the explanation. The
          // two buttons have the same position.
          onClick={({ detail }) => (isPaused && detail > 1 ? undefined : onPauseOrContinue())}
          className="max-sm:px-3.5!"
        >
          {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
          {isPaused ? "I'm ready" : "Pause"}
        </Button>
      )}
      {!isPaused && (
        <Button
          variant="primary"
          disabled={isRevealed || round.picked === undefined}
          onClick={onConfirm}
          className="relative overflow-hidden max-sm:px-3.5!"
        >
          {isRevealed && (
            <span
              aria-hidden="true"
              className="absolute inset-0 origin-left animate-lock border-b-4 border-mint bg-mint-soft motion-reduce:hidden"
              style={{ animationDuration: `${lockMs}ms` }}
            />
          )}
          <span className="relative">{isLastQuestion(round) ? "Finish Quiz" : "Next Question"}</span>
        </Button>
      )}
    </div>
  );
}
