import Pause from "lucide/dist/esm/icons/pause.mjs";
import Go from "lucide/dist/esm/icons/play.mjs";

import { focusOnMount } from "#app/lib/focus.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { isLastQuestion, type Round } from "./round.ts";

type Props = { round: Round; isHeld: boolean; onConfirm: () => void; onToggleHold: () => void };

/** Under a question: confirm it; after that hold the page, or go on when ready. */
export function QuizControls({ round, isHeld, onConfirm, onToggleHold }: Props) {
  const isRevealed = round.phase === "revealed";
  const shape = isHeld ? Go : Pause;
  return (
    <div className="relative flex flex-wrap items-center justify-end gap-2.5">
      {isRevealed && !isHeld && (
        <span
          aria-hidden="true"
          className="absolute -inset-x-5 -top-3.25 h-0.5 origin-left animate-lock bg-mint md:-inset-x-6"
        />
      )}
      <p className="grow text-sm text-muted">
        {isRevealed && isHeld ? (
          "Take your time."
        ) : (
          <span className="label-mono max-md:hidden">
            {isRevealed ? "P or Space to stay here" : "1–4 to choose, Enter to confirm"}
          </span>
        )}
      </p>
      {isRevealed && (
        <Button
          ref={focusOnMount}
          variant={isHeld ? "primary" : "secondary"}
          aria-keyshortcuts="P Space"
          onClick={onToggleHold}
        >
          <Icon shape={shape} aria-hidden="true" className="size-4" />
          {isHeld ? "I'm ready" : "Pause"}
        </Button>
      )}
      {!(isRevealed && isHeld) && (
        <Button variant="primary" disabled={isRevealed || round.picked === undefined} onClick={onConfirm}>
          {isLastQuestion(round) ? "Finish Quiz" : "Next Question"}
        </Button>
      )}
    </div>
  );
}
