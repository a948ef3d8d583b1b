import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

import type { Import } from "./read-import.ts";

type Props = { question: Import; onImport: () => void; onCancel: () => void };

/** What an imported file would change. */
export function ImportDialog({ question, onImport, onCancel }: Props) {
  return (
    <ConfirmDialog title="Import your data?" confirmText="Import" onConfirm={onImport} onCancel={onCancel}>
      <p>{describe(question)}</p>
      <p className="text-sm text-muted">
        Nothing is lost: of two counts the larger stays, of two dates the first play stays the earliest and the last
        play the latest, every mark, every review and the best of two scores is kept.
      </p>
    </ConfirmDialog>
  );
}

function describe({ added, changed, skipped, others }: Import): string {
  return [
    added > 0 && `${countEpisodes(added)} will be added.`,
    changed > 0 && `${countEpisodes(changed)} will be updated.`,
    others.length > 0 && `New or changed: ${others.join(", ")}.`,
    skipped > 0 && `${skipped} ${skipped === 1 ? "entry" : "entries"} of the file cannot be used and will be left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function countEpisodes(count: number): string {
  return `${count} ${count === 1 ? "episode" : "episodes"}`;
}
