import { useState } from "react";

import { downloadFile } from "#app/lib/download-file.ts";
import { tbilisiDay } from "#app/lib/georgian-dates.ts";
import type { ListStart } from "#app/lib/list-parts.ts";
import { toast } from "#app/lib/toast.ts";
import { useOnDemand } from "#app/lib/use-on-demand.ts";
import type { Analytics } from "#app/store/analytics-slice.ts";
import { countChanges, mergeAnalytics } from "#app/store/merge-analytics.ts";
import { useStore } from "#app/store/store.ts";
import { sayLoadFailed } from "#app/ui/say-load-failed.ts";

import { readBackup, writeBackup } from "./backup-file.ts";

/** What the listening data are called, among the other data. */
const listeningName = "Listening data";

/** What the visitor is asked before data change. */
export type Question =
  | { kind: "clear"; parts: readonly { name: string; size: string }[] }
  | {
      kind: "import";
      imported: Analytics | undefined;
      added: number;
      changed: number;
      skipped: number;
      /** What else is new in the file, in words: "3 review cards". */
      others: readonly string[];
      content: Readonly<Record<string, unknown>>;
    };

/** The questions that are asked, and what knows the data beside the listening. */
async function importTools() {
  const [dialog, others, list] = await Promise.all([
    import("./question-dialog.tsx"),
    import("./other-data.ts"),
    import("#app/lib/fetch-parts.ts"),
  ]);
  return { ...dialog, ...others, ...list };
}

/** Export, import and clearing of what the browser keeps. `allEpisodes` are those that exist. */
export function useDataActions(allEpisodes: ListStart<{ id: string }>) {
  const replaceAnalytics = useStore((state) => state.replaceAnalytics);
  const clearAnalytics = useStore((state) => state.clearAnalytics);
  const [question, setQuestion] = useState<Question>();
  const { module: tools, load } = useOnDemand(importTools);

  async function loadTools() {
    const loaded = await load();
    if (!loaded) sayLoadFailed(importTools, "Nothing was changed");
    loaded?.readAgain();
    return loaded;
  }

  /** What there is, each by name; says so when there is nothing. */
  function listParts({ otherData, countInWords }: NonNullable<typeof tools>) {
    const episodes = Object.keys(useStore.getState().episodeStats).length;
    const parts = [
      { name: listeningName, count: episodes, size: countInWords(episodes, ["episode", "episodes"]) },
      ...otherData.map(({ name, nouns, count }) => ({ name, count: count(), size: countInWords(count(), nouns) })),
    ].filter(({ count }) => count > 0);
    if (parts.length === 0) toast("info", "There is no data of yours yet");
    return parts;
  }

  async function exportData() {
    const loaded = await loadTools();
    if (!loaded || listParts(loaded).length === 0) return;
    const now = new Date().toISOString();
    const file = new Blob([writeBackup(useStore.getState(), now, loaded.writeOtherData())], {
      type: "application/json",
    });
    downloadFile(file, `devtherapy-${tbilisiDay(now)}.json`);
    toast("success", "Your data exported");
  }

  async function readFile(file: File) {
    const text = await file.text().catch(() => "");
    const loaded = await loadTools();
    if (!loaded) return;
    const content = loaded.readOtherData(text);
    const ids = await loaded.fetchNames(allEpisodes).catch(() => undefined);
    if (!ids) {
      toast("error", "Nothing was changed", { description: "Check your connection and try again." });
      return;
    }
    const backup = readBackup(text, ids);
    if (!backup && !loaded.hasOtherData(content)) {
      toast("error", "No data of yours in this file", { description: "Choose a file that was exported here." });
      return;
    }
    const ours = useStore.getState();
    const changes = backup ? countChanges(ours, mergeAnalytics(ours, backup.analytics)) : { added: 0, changed: 0 };
    const others = loaded.describeNew(content);
    if (changes.added + changes.changed + others.length === 0) {
      toast("info", "Nothing new in this file", { description: "All of it is already here." });
      return;
    }
    const skipped = backup?.skipped ?? 0;
    setQuestion({ kind: "import", imported: backup?.analytics, ...changes, skipped, others, content });
  }

  async function askToClear() {
    const loaded = await loadTools();
    const parts = loaded ? listParts(loaded) : [];
    if (parts.length > 0) setQuestion({ kind: "clear", parts });
  }

  /** Joined now: while the question stood, another tab may have gone on. */
  function confirmImport({ imported, content }: Extract<Question, { kind: "import" }>) {
    tools?.readAgain();
    if (imported) replaceAnalytics(mergeAnalytics(useStore.getState(), imported));
    for (const { field, merge } of tools?.otherData ?? []) merge(content[field]);
    toast("success", "Your data imported");
    setQuestion(undefined);
  }

  /** Clears what is named. */
  function confirmClear(names: readonly string[]) {
    if (names.includes(listeningName)) clearAnalytics();
    for (const { name, clear } of tools?.otherData ?? []) if (names.includes(name)) clear();
    toast("success", `${names.join(", ")} cleared`);
    setQuestion(undefined);
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
