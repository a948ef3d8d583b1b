import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

import type { Question } from "./use-data-actions.ts";

export { keepPositions } from "#app/store/merge-positions.ts";

type Props = { question: Question; onConfirm: () => void; onCancel: () => void };

/** Says what would change, and asks. Import it lazily, as the dialog itself. */
export function QuestionDialog({ question, onConfirm, onCancel }: Props) {
  const isClearing = question.kind === "clear";
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={isClearing ? "Clear all listening data?" : "Import listening data?"}
      className="h-auto! max-md:mx-4 max-md:rounded-lg md:max-w-lg"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant={isClearing ? "danger" : "primary"} onClick={onConfirm}>
            {isClearing ? "Clear All Data" : "Import"}
          </Button>
        </div>
      }
    >
      <div className="space-y-3 px-5 py-5 md:px-6">
        {isClearing ? (
          <p>
            Plays, places, completed and favorite marks of all episodes are deleted from this browser. This cannot be
            undone – unless you export them first.
          </p>
        ) : (
          <>
            <p>{describe(question)}</p>
            <p className="text-sm text-muted">
              Nothing is lost: of two counts the larger stays, of two dates the first play stays the earliest and the
              last play the latest, of two places the newer one stays, and every mark is kept.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}

function describe({ added, changed, moved, skipped }: Extract<Question, { kind: "import" }>): string {
  return [
    added > 0 && `${countEpisodes(added)} will be added.`,
    changed > 0 && `${countEpisodes(changed)} will be updated.`,
    moved > 0 && `Where you stopped comes along for ${countEpisodes(moved)}.`,
    skipped > 0 && `${skipped} ${skipped === 1 ? "entry" : "entries"} of the file cannot be used and will be left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function countEpisodes(count: number): string {
  return `${count} ${count === 1 ? "episode" : "episodes"}`;
}
