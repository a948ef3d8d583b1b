import { useState } from "react";

import { downloadFile } from "#app/lib/download-file.ts";
import { tbilisiDay } from "#app/lib/georgian-dates.ts";
import { useOnDemand } from "#app/lib/use-on-demand.ts";
import type { Analytics } from "#app/store/analytics-slice.ts";
import { countChanges, mergeAnalytics } from "#app/store/merge-analytics.ts";
import type { Positions } from "#app/store/position.ts";
import { usePositions } from "#app/store/positions.ts";
import { useStore } from "#app/store/store.ts";
import { sayOffline, toast } from "#app/ui/toast.ts";

import { readBackup, writeBackup } from "./backup-file.ts";

/** What the visitor is asked before data change. */
export type Question =
  | { kind: "clear" }
  | {
      kind: "import";
      imported: Analytics;
      positions: Positions;
      added: number;
      changed: number;
      /** Places in episodes that are new or newer. */
      moved: number;
      skipped: number;
    };

const importDialog = () => import("./question-dialog.tsx");

/** Export, import and clearing of the listening data. `knownIds` are the ids of the episodes that exist. */
export function useDataActions(knownIds: ReadonlySet<string>) {
  const replaceAnalytics = useStore((state) => state.replaceAnalytics);
  const clearAnalytics = useStore((state) => state.clearAnalytics);
  const [question, setQuestion] = useState<Question>();
  const { module: dialog, load: loadDialog } = useOnDemand(importDialog);

  function hasData(): boolean {
    const { episodeStats } = useStore.getState();
    const { positions } = usePositions.getState();
    const isEmpty = Object.keys({ ...episodeStats, ...positions }).length === 0;
    if (isEmpty) toast("info", "There is no listening data yet");
    return !isEmpty;
  }

  async function ask(asked: Question) {
    if (await loadDialog()) setQuestion(asked);
    else sayOffline("Nothing was changed. Try again in a moment.");
  }

  function exportData() {
    if (!hasData()) return;
    const now = new Date().toISOString();
    const file = new Blob([writeBackup(useStore.getState(), usePositions.getState().positions, now)], {
      type: "application/json",
    });
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
    const { positions, skipped } = backup;
    const moved = countNewer(usePositions.getState().positions, positions);
    if (changes.added + changes.changed + moved > 0) {
      await ask({ kind: "import", imported: backup.analytics, positions, ...changes, moved, skipped });
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
      dialog?.keepPositions(question.positions);
      toast("success", "Listening data imported");
    } else {
      clearAnalytics();
      usePositions.setState({ positions: {} });
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

/** How many imported places say something that ours do not: they are newer, or more was heard. */
function countNewer(ours: Positions, theirs: Positions): number {
  return Object.entries(theirs).filter(([id, { heard, heardAt }]) => {
    const known = ours[id];
    if (!known || Date.parse(heardAt) > Date.parse(known.heardAt)) return true;
    return !heard.every(([from, to]) => known.heard.some((span) => span[0] <= from && to <= span[1]));
  }).length;
}
