import Download from "lucide/dist/esm/icons/download.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import Upload from "lucide/dist/esm/icons/upload.mjs";
import { useRef, useState } from "react";
import type { EpisodeSummary } from "#app/content/episodes.server.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { toast } from "#app/lib/toast.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notifyLoadFailed } from "#app/ui/use-on-demand.ts";
import type { Question } from "./question-dialog.tsx";
import type { Import } from "./stored-data.ts";

/** The visitor owns the data: takes them along, brings them back, or throws them away. */
export function YourData({ episodes }: { episodes: ListStart<EpisodeSummary> }) {
  const { exportData, readFile, askToClear, question, QuestionDialog, ...answers } = useDataActions(episodes);
  const fileRef = useRef<HTMLInputElement>(null);

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
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again, however reading it ends.
          target.value = "";
          if (file) void readFile(file);
        }}
      />
      {question && QuestionDialog && <QuestionDialog question={question} {...answers} />}
    </section>
  );
}

const noData = "You have no data yet";

/** The questions that are asked, and what knows the data. */
async function importTools() {
  const [dialog, storedData] = await Promise.all([import("./question-dialog.tsx"), import("./stored-data.ts")]);
  // Then nothing of it can fail to come once the visitor has confirmed.
  await storedData.importRounds();
  return { ...dialog, ...storedData };
}

/** Export, import and clearing of what the browser keeps. `allEpisodes` are those that exist. */
export function useDataActions(allEpisodes: ListStart<{ id: string }>) {
  const [question, setQuestion] = useState<Question>();
  const { module: tools, load } = useLazyModule(importTools);

  async function loadTools() {
    const loaded = await load();
    if (!loaded) notifyLoadFailed(importTools, "Your data could not be opened");
    loaded?.readAgain();
    return loaded;
  }

  async function exportData() {
    const loaded = await loadTools();
    if (!loaded) return;
    if (!loaded.downloadBackup()) return toast("info", noData);
    toast("success", "Your data was exported");
  }

  async function readFile(file: File) {
    const loaded = await loadTools();
    if (!loaded) return;
    try {
      const answer = await loaded.readImport(file, allEpisodes);
      if (answer.kind === "import") return setQuestion(answer);
      toast(answer.type, answer.message, { description: answer.description });
    } catch {
      toast("error", "This file could not be read", { description: "Nothing was changed. Choose another one." });
    }
  }

  async function askToClear() {
    const loaded = await loadTools();
    if (!loaded) return;
    const parts = await loaded.listClearable();
    if (parts.length === 0) return toast("info", noData);
    setQuestion({ kind: "clear", parts });
  }

  function onImport(file: Import) {
    setQuestion(undefined);
    try {
      if (tools?.importData(file)) return toast("success", "Your data was imported");
      toast("warning", "Your browser could not save all of it", {
        description: "It lasts until you close the page. Free some space and import it again.",
      });
    } catch {
      toast("error", "Not all of it could be imported", { description: "Your data is safe. Import the file again." });
    }
  }

  async function onClear(names: readonly string[]) {
    setQuestion(undefined);
    await tools?.clearNamed(names);
    toast("success", `Cleared: ${names.join(", ")}`);
  }

  return {
    exportData,
    readFile,
    askToClear,
    question,
    QuestionDialog: tools?.QuestionDialog,
    onImport,
    onClear,
    onCancel: () => setQuestion(undefined),
  };
}
