import { type ReactNode, useState } from "react";
import { countOf } from "#app/lib/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { ClearablePart, Import } from "./stored-data.ts";

/** What the visitor is asked before data change. */
export type Question = { kind: "clear"; parts: readonly ClearablePart[] } | Import;

type Props = {
  question: Question;
  onImport: (question: Import) => void;
  onClear: (names: readonly string[]) => void;
  onCancel: () => void;
};

/** Says what would change in the visitor's data, and asks. Import it lazily, as the dialog itself. */
export function QuestionDialog({ question, onImport, onClear, onCancel }: Props) {
  if (question.kind === "clear") return <ClearDialog parts={question.parts} onClear={onClear} onCancel={onCancel} />;
  return (
    <ConfirmDialog
      title="Import your data?"
      confirm={
        <Button variant="primary" onClick={() => onImport(question)}>
          Import
        </Button>
      }
      onCancel={onCancel}
    >
      <p>{describe(question)}</p>
      <p className="text-sm text-muted">
        Nothing is lost. Where both have a value, the higher count or score, the first play and the latest play stay.
        All marks and reviews are kept.
      </p>
    </ConfirmDialog>
  );
}

type ClearDialogProps = Pick<Props, "onClear" | "onCancel"> & { parts: readonly ClearablePart[] };

/** Asks what is to be cleared: all of it, unless the visitor takes something out. */
function ClearDialog({ parts, onClear, onCancel }: ClearDialogProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const names = parts.map(({ name }) => name).filter((name) => !kept.includes(name));

  return (
    <ConfirmDialog
      title="Clear your data?"
      confirm={
        <Button variant="danger" disabled={names.length === 0} onClick={() => onClear(names)}>
          {names.length === parts.length ? "Clear all data" : "Clear chosen data"}
        </Button>
      }
      onCancel={onCancel}
    >
      <p>
        It is deleted from this browser for good. To keep a copy, export it first: paused quizzes, recent searches and
        saved pages are not in the file.
      </p>
      <fieldset>
        <legend className="sr-only">What to clear</legend>
        {parts.map(({ name, size }) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={!kept.includes(name)}
              onChange={({ target }) =>
                setKept(target.checked ? kept.filter((other) => other !== name) : [...kept, name])
              }
              className="size-5 accent-mint"
            />
            <span>
              {name} <span className="text-muted">({size})</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">
        Your theme and player settings stay. A quiz that is paused in another tab goes when that tab is closed.
      </p>
    </ConfirmDialog>
  );
}

/** What an imported file would change. */
function describe({ added, changed, skipped, others }: Import): string {
  return [
    added > 0 && `${countOf(added, "episode")} will be added.`,
    changed > 0 && `${countOf(changed, "episode")} will be updated.`,
    others.length > 0 && `New or changed: ${others.join(", ")}.`,
    skipped > 0 && `${countOf(skipped, "entry", "entries")} of the file cannot be used and will be left out.`,
  ]
    .filter(Boolean)
    .join(" ");
}

type ConfirmDialogProps = { title: string; confirm: ReactNode; onCancel: () => void; children: ReactNode };

/** Asks before something happens that is hard to take back. */
function ConfirmDialog({ title, confirm, onCancel, children }: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      className="h-auto! max-h-full max-w-lg rounded-lg roomy:max-w-lg max-roomy:mx-4"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>Cancel</Button>
          {confirm}
        </div>
      }
    >
      <div className="space-y-3 px-5 py-5 md:px-6">{children}</div>
    </Dialog>
  );
}
