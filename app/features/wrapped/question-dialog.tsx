import { ClearDialog } from "./clear-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import type { Import } from "./read-import.ts";
import type { Question } from "./use-data-actions.ts";

type Props = {
  question: Question;
  onImport: (question: Import) => void;
  onClear: (names: readonly string[]) => void;
  onCancel: () => void;
};

/** Says what would change in the visitor's data, and asks. Import it lazily, as the dialog itself. */
export function QuestionDialog({ question, onImport, onClear, onCancel }: Props) {
  if (question.kind === "clear") return <ClearDialog parts={question.parts} onClear={onClear} onCancel={onCancel} />;
  return <ImportDialog question={question} onImport={() => onImport(question)} onCancel={onCancel} />;
}
