import Download from "lucide-react/icons/download";
import Trash from "lucide-react/icons/trash";
import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { isReleased, reloadPage } from "#app/lib/release.ts";
import { refusalEvent } from "#app/lib/safe-storage.ts";
import { toast } from "#app/lib/toast.ts";
import { Button } from "#app/ui/button.tsx";
import { PlainDialog } from "#app/ui/plain-dialog.tsx";
import type * as storedData from "./stored-data.ts";
import type { KnownIds } from "./stored-data.ts";

/** Larger than any export, because browsers store at most five million characters. */
const maxBytes = 10_000_000;

/**
 * Runs an action with the code that reads and writes all stores. Imports that code on demand, because few visitors need
 * it.
 */
async function withStoredData(action: (data: typeof storedData) => unknown): Promise<void> {
  try {
    await action(await import("./stored-data.ts"));
  } catch {
    const description = (await isReleased()) ? "This site has a new version." : "Check your connection and try again.";
    const reload = navigator.onLine ? { label: "Reload", onClick: reloadPage } : undefined;
    toast("error", "Couldn't open your data", { description, action: reload });
  }
}

/** Lets the visitor export, import or clear all their data. */
export function YourData({ known }: { known: KnownIds }) {
  const fileRef = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);

  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-xl">
        Your Data
      </h2>
      <p lang="ka" className="mt-2 max-w-reading text-muted">
        მოსმენების ისტორია, ქვიზის ქულები და გასამეორებელი კითხვები მხოლოდ ამ ბრაუზერში ინახება: სერვერი არ გვაქვს და
        ცნობისმოყვარეობაც გვაკლია. სხვა მოწყობილობაზე გადადიხარ? ფაილად წაიღე და იქ შეიტანე.
      </p>
      <div
        className="mt-5 flex flex-wrap gap-3"
        // Exports only one file on a double click or a held Enter.
        onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
        onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      >
        <Button
          onClick={() =>
            void withStoredData(({ exportData }) =>
              exportData() ? toast("success", "Your data was exported") : toast("info", "You have no data yet"),
            )
          }
        >
          <Download className="size-4" />
          Export
        </Button>
        <Button onClick={() => fileRef.current?.click()}>
          <Upload className="size-4" />
          Import
        </Button>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
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
          if (file) void withStoredData(({ importData }) => importFile(file, (text) => importData(text, known)));
        }}
      />
      {isAsking && <ClearDialog onClose={() => setIsAsking(false)} />}
    </section>
  );
}

/** Merges a file into the stored data, and sums up in one toast what changed. */
async function importFile(
  file: File,
  merge: (text: string) => ReturnType<typeof storedData.importData>,
): Promise<void> {
  const refuse = (message: string, description: string) =>
    toast("error", message, { description: `Nothing was changed. ${description}` });
  if (file.size > maxBytes) return refuse("This file is too large", "Exported files are at most 10 MB.");
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse("Couldn't read this file", "Choose it again.");
  let isRefused = false;
  const onRefusal = () => (isRefused = true);
  window.addEventListener(refusalEvent, onRefusal);
  const result = merge(text);
  window.removeEventListener(refusalEvent, onRefusal);
  if (!result) return refuse("No Devtherapy data in this file", "Choose a file that was exported here.");
  if (isRefused) {
    return toast("warning", "Your browser couldn't save all of it", {
      description: "You'll lose it when you close this page. Free up some space and import it again.",
    });
  }
  const { added, skipped } = result;
  if (!added)
    return toast("info", "Nothing new in this file", { description: skipped || "All of it is already here." });
  toast("success", "Your data was imported", { description: `New or updated: ${added}. ${skipped}`.trim() });
}

function ClearDialog({ onClose }: { onClose: () => void }) {
  async function clear() {
    onClose();
    await withStoredData(async ({ clearData }) => {
      await clearData();
      toast("success", "Your data was cleared");
    });
  }

  return (
    <PlainDialog label="Clear your data?" onClose={onClose} className="m-auto max-w-lg">
      <div className="space-y-3 p-5 md:p-6">
        <h2 className="text-lg">Clear your data?</h2>
        <p>
          Your listening data, positions, quiz scores, reviews, paused quizzes and saved pages are permanently deleted
          from this browser. Your theme and player settings stay.
        </p>
        <p className="text-muted">
          To keep a copy, export your data first. A quiz paused in another tab is cleared when that tab closes.
        </p>
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={() => void clear()}>
            Clear all data
          </Button>
        </div>
      </div>
    </PlainDialog>
  );
}
