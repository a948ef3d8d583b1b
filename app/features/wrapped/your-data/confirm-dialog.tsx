import { Button } from "#app/ui/button.tsx";
import { ClosedByBack } from "#app/ui/closed-by-back.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

export type Question = { title: string; text: string; confirmLabel: string; onConfirm: () => void };

type Props = { question: Question; onExport: () => void; onClose: () => void };

/** Asks before data are lost, and offers to export them first. Import it lazily, like the dialog component. */
export function ConfirmDialog({ question: { title, text, confirmLabel, onConfirm }, onExport, onClose }: Props) {
  function confirm() {
    onClose();
    onConfirm();
  }

  return (
    <Dialog onClose={onClose} title={title} size="top">
      <ClosedByBack onBack={onClose} />
      <p className="px-5 pt-5 md:px-6">{text}</p>
      <div className="flex flex-wrap justify-end gap-3 p-5 md:px-6">
        <Button onClick={onClose}>Cancel</Button>
        <Button onClick={onExport}>Export my data</Button>
        <Button variant="danger" onClick={confirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
