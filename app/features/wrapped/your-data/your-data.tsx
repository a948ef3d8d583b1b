import Download from "lucide/dist/esm/icons/download.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import Upload from "lucide/dist/esm/icons/upload.mjs";
import { useRef } from "react";
import type { ListStart } from "#app/lists/list-start.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { WrappedEpisode } from "../wrapped-stats.ts";
import { useDataActions } from "./use-data-actions.ts";

/** The visitor owns the data: takes them along, brings them back, or throws them away. */
export function YourData({ episodes }: { episodes: ListStart<WrappedEpisode> }) {
  const { exportData, readFile, askToClear, question, QuestionDialog, confirmImport, confirmClear, cancel } =
    useDataActions(episodes);
  const fileRef = useRef<HTMLInputElement>(null);

  function readChosenFile(input: HTMLInputElement) {
    const file = input.files?.[0];
    // The same file may be chosen again, however reading it ends.
    input.value = "";
    if (file) void readFile(file);
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
      <div
        className="mt-5 flex flex-wrap gap-3"
        // A double click, or Enter that is kept down, is one wish: not two files, nor thirty a second.
        onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}
        onKeyDown={(event) => event.repeat && event.key === "Enter" && event.preventDefault()}
      >
        <Button onClick={exportData}>
          <Icon shape={Download} className="size-4" />
          Export
        </Button>
        <Button onClick={() => fileRef.current?.click()}>
          <Icon shape={Upload} className="size-4" />
          Import
        </Button>
        <Button variant="danger" onClick={askToClear}>
          <Icon shape={Trash} className="size-4" />
          Clear all data
        </Button>
      </div>
      <input
        ref={fileRef}
        type="file"
        accept="application/json,.json"
        aria-label="Exported file"
        hidden
        onChange={(event) => readChosenFile(event.target)}
      />
      {question && QuestionDialog && (
        <QuestionDialog question={question} onImport={confirmImport} onClear={confirmClear} onCancel={cancel} />
      )}
    </section>
  );
}
