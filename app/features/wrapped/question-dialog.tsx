import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

import type { Question } from "./use-data-actions.ts";

type Props = { question: Question; onConfirm: () => void; onCancel: () => void };

/** Says what would change in the visitor's data, and asks. Import it lazily, as the dialog itself. */
export function QuestionDialog({ question, ...answers }: Props) {
  if (question.kind === "clear") {
    return (
      <ConfirmDialog title="Clear all listening data?" confirmText="Clear All Data" isDangerous {...answers}>
        <p>
          Plays, completed and favorite marks of all episodes are deleted from this browser. This cannot be undone –
          unless you export them first.
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog title="Import listening data?" confirmText="Import" {...answers}>
      <p>{describe(question)}</p>
      <p className="text-sm text-muted">
        Nothing is lost: of two counts the larger stays, of two dates the first play stays the earliest and the last
        play the latest, and every mark is kept.
      </p>
    </ConfirmDialog>
  );
}

function describe({ added, changed, skipped }: Extract<Question, { kind: "import" }>): string {
  return [
    added > 0 && `${countEpisodes(added)} will be added.`,
    changed > 0 && `${countEpisodes(changed)} will be updated.`,
    skipped > 0 && `${skipped} ${skipped === 1 ? "entry" : "entries"} of the file cannot be used and will be left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function countEpisodes(count: number): string {
  return `${count} ${count === 1 ? "episode" : "episodes"}`;
}
