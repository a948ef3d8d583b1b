import { useState } from "react";
import { tbilisiDay } from "#app/lib/dates.ts";
import { downloadFile } from "#app/lib/download-file.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { toast } from "#app/lib/toast.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { useStore } from "#app/store/store.ts";
import { notifyLoadFailed } from "#app/ui/use-on-demand.ts";
import type { Question } from "./question-dialog.tsx";
import type { Import } from "./stored-data.ts";

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
    if (!loaded.hasExportedData()) return notifyNoData();
    const now = new Date().toISOString();
    const text = loaded.writeBackup(useStore.getState(), now, loaded.writeOtherData());
    downloadFile(new Blob([text], { type: "application/json" }), `devtherapy-${tbilisiDay(now)}.json`);
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
    if (parts.length === 0) return notifyNoData();
    setQuestion({ kind: "clear", parts });
  }

  function confirmImport(file: Import) {
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

  async function confirmClear(names: readonly string[]) {
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
    confirmImport,
    confirmClear,
    cancel: () => setQuestion(undefined),
  };
}

function notifyNoData(): void {
  toast("info", "You have no data yet");
}
