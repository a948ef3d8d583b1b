import { useState } from "react";

import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

type Props = {
  /** What there is to clear, each by name. */
  parts: readonly { name: string; size: string }[];
  onClear: (names: readonly string[]) => void;
  onCancel: () => void;
};

/** Asks what is to be cleared: all of it, unless the visitor takes something out. */
export function ClearDialog({ parts, onClear, onCancel }: Props) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const names = parts.map(({ name }) => name).filter((name) => !kept.includes(name));

  function toggle(name: string) {
    setKept((others) => (others.includes(name) ? others.filter((other) => other !== name) : [...others, name]));
  }

  return (
    <ConfirmDialog
      title="Clear your data?"
      confirmText={names.length === parts.length ? "Clear All Data" : "Clear Chosen Data"}
      isDangerous
      isDisabled={names.length === 0}
      onConfirm={() => onClear(names)}
      onCancel={onCancel}
    >
      <p>
        This is deleted from this browser. It cannot be undone – unless you export it first: paused quizzes, recent
        searches and saved pages are not in the file.
      </p>
      <fieldset>
        <legend className="sr-only">What to clear</legend>
        {parts.map(({ name, size }) => (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={!kept.includes(name)}
              onChange={() => toggle(name)}
              className="size-5 accent-mint"
            />
            <span>
              {name} <span className="text-muted">({size})</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-sm text-muted">
        How the site looks and plays stays as you set it. A quiz that is paused in another tab goes when that is closed.
      </p>
    </ConfirmDialog>
  );
}
