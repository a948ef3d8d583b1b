import { useState } from "react";

import { downloadFile } from "#app/lib/download-file.ts";
import { tbilisiDay } from "#app/lib/georgian-dates.ts";
import { toast } from "#app/lib/toast.ts";
import { useOnDemand } from "#app/lib/use-on-demand.ts";
import type { Analytics } from "#app/store/analytics-slice.ts";
import { countChanges, mergeAnalytics } from "#app/store/merge-analytics.ts";
import { useStore } from "#app/store/store.ts";
import { sayLoadFailed } from "#app/ui/say-load-failed.ts";

import { readBackup, writeBackup } from "./backup-file.ts";

/** What the visitor is asked before data change. */
export type Question =
  { kind: "clear" } | { kind: "import"; imported: Analytics; added: number; changed: number; skipped: number };

const importDialog = () => import("./question-dialog.tsx");

/** Export, import and clearing of the listening data. `knownIds` are the ids of the episodes that exist. */
export function useDataActions(knownIds: ReadonlySet<string>) {
  const replaceAnalytics = useStore((state) => state.replaceAnalytics);
  const clearAnalytics = useStore((state) => state.clearAnalytics);
  const [question, setQuestion] = useState<Question>();
  const { module: dialog, load: loadDialog } = useOnDemand(importDialog);

  function hasData(): boolean {
    const isEmpty = Object.keys(useStore.getState().episodeStats).length === 0;
    if (isEmpty) toast("info", "There is no listening data yet");
    return !isEmpty;
  }

  async function ask(asked: Question) {
    if (await loadDialog()) setQuestion(asked);
    else sayLoadFailed(importDialog, "The question could not be asked, nothing was changed");
  }

  function exportData() {
    if (!hasData()) return;
    const now = new Date().toISOString();
    const file = new Blob([writeBackup(useStore.getState(), now)], { type: "application/json" });
    downloadFile(file, `devtherapy-${tbilisiDay(now)}.json`);
    toast("success", "Listening data exported");
  }

  async function readFile(file: File) {
    const text = await file.text().catch(() => "");
    const backup = readBackup(text, knownIds);
    if (!backup) {
      toast("error", "No listening data in this file", { description: "Choose a file that was exported here." });
      return;
    }
    const ours = useStore.getState();
    const changes = countChanges(ours, mergeAnalytics(ours, backup.analytics));
    if (changes.added + changes.changed > 0) {
      await ask({ kind: "import", imported: backup.analytics, ...changes, skipped: backup.skipped });
    } else {
      toast("info", "Nothing new in this file", { description: "All of it is already here." });
    }
  }

  async function askToClear() {
    if (hasData()) await ask({ kind: "clear" });
  }

  function confirm() {
    if (question?.kind === "import") {
      // Merged now: while the question stood, another tab may have gone on.
      replaceAnalytics(mergeAnalytics(useStore.getState(), question.imported));
      toast("success", "Listening data imported");
    } else {
      clearAnalytics();
      toast("success", "Listening data cleared");
    }
    setQuestion(undefined);
  }

  return {
    exportData,
    readFile,
    askToClear,
    question,
    QuestionDialog: dialog?.QuestionDialog,
    confirm,
    cancel: () => setQuestion(undefined),
  };
}
