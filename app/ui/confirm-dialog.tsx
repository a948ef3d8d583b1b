import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  title: string;
  /** What would happen. */
  children: ReactNode;
  confirmText: string;
  isDangerous?: boolean;
  /** When there is nothing to confirm yet. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something happens that is hard to take back. Import it lazily, as the dialog itself. */
export function ConfirmDialog({
  title,
  children,
  confirmText,
  isDangerous = false,
  isDisabled,
  onConfirm,
  onCancel,
}: Props) {
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      className="h-auto! max-h-full max-w-lg rounded-lg roomy:max-w-lg max-roomy:mx-4"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant={isDangerous ? "danger" : "primary"} disabled={isDisabled} onClick={onConfirm}>
            {confirmText}
          </Button>
        </div>
      }
    >
      <div className="space-y-3 px-5 py-5 md:px-6">{children}</div>
    </Dialog>
  );
}
