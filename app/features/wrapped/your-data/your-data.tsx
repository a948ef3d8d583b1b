import Download from "lucide-react/icons/download";
import Trash from "lucide-react/icons/trash";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { toast } from "#app/ui/toast.ts";
import type { Question } from "./confirm-dialog.tsx";
import { clearData, exportData, isEmpty, readExport, replaceData, type StoredData, storedData } from "./stored-data.ts";

const ConfirmDialog = lazyComponent("the dialog", async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);

const clearing: Question = {
  title: "Clear your data?",
  text: "Your listening data, positions, quiz scores, reviews and paused quizzes are permanently deleted from this browser. A quiz paused in another tab is cleared when that tab closes. Your theme and player settings stay.",
  confirmLabel: "Clear all data",
  onConfirm() {
    clearData();
    toast("success", "Your data was cleared");
  },
};

/** Lets the visitor export, import or clear all their data. */
export function YourData() {
  const fileRef = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);

  async function chooseFile(file: File) {
    // A file that cannot be read, for example a deleted one, has no data either.
    const imported = readExport(await file.text().catch(() => ""));
    if (isEmpty(imported)) {
      toast("error", "No Devtherapy data in this file", {
        description: "Nothing was changed. Choose a file that was exported here.",
      });
    } else if (isEmpty(storedData())) {
      importWithToast(imported);
    } else {
      setQuestion({
        title: "Replace your data?",
        text: "The file replaces your listening data, positions, quiz scores and reviews in this browser.",
        confirmLabel: "Replace my data",
        onConfirm: () => importWithToast(imported),
      });
    }
  }

  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-xl">
        Your Data
      </h2>
      <p lang="ka" className="mt-2 max-w-reading text-muted">
        მოსმენების ისტორია, ქვიზის ქულები და გასამეორებელი კითხვები მხოლოდ ამ ბრაუზერში ინახება: სერვერი არ გვაქვს და
        ცნობისმოყვარეობაც გვაკლია. სხვა მოწყობილობაზე გადადიხარ? ფაილად წაიღე და იქ შეიტანე.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={exportWithToast}>
          <Download className="size-4" />
          Export
        </Button>
        <Button onClick={() => fileRef.current?.click()}>
          <Upload className="size-4" />
          Import
        </Button>
        <Button variant="danger" onClick={() => setQuestion(clearing)}>
          <Trash className="size-4" />
          Clear all data
        </Button>
      </div>
      <input
        ref={fileRef}
        type="file"
        accept="application/json,.json"
        aria-label="Exported file"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Lets the visitor choose the same file again.
          target.value = "";
          if (file) void chooseFile(file);
        }}
      />
      {question && <ConfirmDialog question={question} onExport={exportWithToast} onClose={close} />}
    </section>
  );
}

function exportWithToast(): void {
  if (isEmpty(storedData())) return toast("info", "You have no data yet");
  exportData();
  return toast("success", "Your data was exported");
}

function importWithToast(imported: StoredData): void {
  replaceData(imported);
  toast("success", "Your data was imported");
}
