import Pause from "lucide/dist/esm/icons/pause.mjs";
import Go from "lucide/dist/esm/icons/play.mjs";
import { useEffect, useState } from "react";

import { focusOnMount } from "#app/lib/focus.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { lockMs } from "./quiz-settings.ts";
import { isLastQuestion, type Round } from "./round-state.ts";

type Props = { round: Round; isHeld: boolean; onConfirm: () => void; onToggleHold: () => void };

/** Under a question: confirm it; after that hold the page, or go on when ready. */
export function QuizControls({ round, isHeld, onConfirm, onToggleHold }: Props) {
  const isRevealed = round.phase === "revealed";
  const shape = isHeld ? Go : Pause;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      <p className="grow text-sm text-muted">
        {isRevealed && isHeld ? (
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
          // The second half of a double click on "Next Question", which stood in the same place, must not skip the explanation.
          onClick={({ detail }) => (isHeld && detail > 1 ? undefined : onToggleHold())}
          className="max-sm:px-3.5!"
        >
          <Icon shape={shape} className="size-4" />
          {isHeld ? "I'm ready" : "Pause"}
        </Button>
      )}
      {!(isRevealed && isHeld) && (
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
            />
          )}
          <span className="relative">{isLastQuestion(round) ? "Finish Quiz" : "Next Question"}</span>
          {isRevealed && <SecondsLeft />}
        </Button>
      )}
    </div>
  );
}

/** The seconds of the lock that are left. Not told to screen readers, which read the explanation meanwhile. */
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
