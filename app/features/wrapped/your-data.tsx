import { useRef } from "react";

import type { ListStart } from "#app/lib/list-parts.ts";
import { Button } from "#app/ui/button.tsx";
import { icon } from "#app/ui/icon.tsx";

import { useDataActions } from "./use-data-actions.ts";
import type { WrappedEpisode } from "./wrapped-stats.ts";

const Download = /* @__PURE__ */ icon("M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5");
const Trash2 = /* @__PURE__ */ icon(
  "M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2",
);
const Upload = /* @__PURE__ */ icon("M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4");

/** The visitor owns the data: takes them along, brings them back, or throws them away. */
export function YourData({ episodes }: { episodes: ListStart<WrappedEpisode> }) {
  const { exportData, readFile, askToClear, question, QuestionDialog, confirmImport, confirmClear, cancel } =
    useDataActions(episodes);
  const fileRef = useRef<HTMLInputElement>(null);

  async function readChosenFile(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (file) await readFile(file);
    // The same file may be chosen again.
    input.value = "";
  }

  return (
    <section aria-labelledby="your-data" className="mt-14">
      <h2 id="your-data" className="text-xl">
        Your Data
      </h2>
      <p lang="ka" className="mt-2 max-w-reading text-muted">
        მოსმენების ისტორია, ქვიზის ქულები და გასამეორებელი კითხვები მხოლოდ ამ ბრაუზერში ინახება: სერვერი არ გვაქვს და
        ცნობისმოყვარეობაც გვაკლია. სხვა მოწყობილობაზე გადადიხარ? ფაილად წაიღე და იქ შემოიტანე.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={exportData}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </Button>
        <Button onClick={() => fileRef.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          Import
        </Button>
        <Button variant="danger" onClick={askToClear}>
          <Trash2 aria-hidden="true" className="size-4" />
          Clear All Data
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
