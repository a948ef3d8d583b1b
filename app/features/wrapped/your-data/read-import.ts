import { fetchJson } from "#app/lib/fetch-json.ts";
import { countOf } from "#app/lib/words.ts";
import { asRecord, parseJson } from "#app/lib/read-entries.ts";
import { safeStorage } from "#app/lib/safe-storage.ts";
import { fetchIds } from "#app/lists/fetch-list.ts";
import type { ListStart } from "#app/lists/list-start.ts";
import { readSearchFile } from "#app/search/search-file.ts";
import type { Analytics } from "#app/store/analytics-slice.ts";
import { countChanges, mergeAnalytics } from "#app/store/merge-stats.ts";
import { analyticsStorage, useStore } from "#app/store/store.ts";
import { readBackup } from "./backup-file.ts";
import {
  countNew,
  exportableStores,
  type KnownIds,
  namesQuizzes,
  readAgain,
  readOtherData,
} from "./exportable-stores.ts";

/** More than any export of ours can have: a browser keeps five million characters. */
const maxBytes = 10_000_000;

/** What an imported file would change. */
export type Import = {
  kind: "import";
  imported: Analytics;
  content: Readonly<Record<string, unknown>>;
  added: number;
  changed: number;
  skipped: number;
  /** What else is new in the file, in words: "3 review cards". */
  others: readonly string[];
};

/** Why there is nothing to import. */
type Refusal = { kind: "refusal"; type: "error" | "info"; message: string; description: string };

/** Reads a file that the visitor has chosen, and compares it with what there is. Changes nothing. */
export async function readImport(file: File, allEpisodes: ListStart<{ id: string }>): Promise<Import | Refusal> {
  if (file.size > maxBytes) {
    return refuse("This file is too large", "Nothing was changed. Exported files have at most 10 MB.");
  }
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refuse("This file could not be read", "Nothing was changed. Choose it again.");
  const fields = asRecord(parseJson(text)) ?? {};
  const known = await fetchKnownIds(allEpisodes, namesQuizzes(fields)).catch(() => undefined);
  if (!known)
    return refuse("This file could not be checked", "Nothing was changed. Check your connection and try again.");

  readAgain();
  const { analytics, skipped } = readBackup(fields, known.episodes);
  const others = readOtherData(fields, known);
  const usable = [analytics.episodeStats, ...Object.values(others.content)];
  if (usable.every((entries) => Object.keys(entries).length === 0)) {
    return refuse("None of your data is in this file", "Nothing was changed. Choose a file that was exported here.");
  }
  const ours = useStore.getState();
  const changes = countChanges(ours, mergeAnalytics(ours, analytics));
  const news = countNew(others.content).filter(({ count }) => count > 0);
  if (changes.added + changes.changed + news.length === 0) {
    return { ...refuse("Nothing new in this file", "All of it is already here."), type: "info" };
  }
  return {
    kind: "import",
    imported: analytics,
    content: others.content,
    ...changes,
    skipped: skipped + others.skipped,
    others: news.map(({ count, nouns }) => countOf(count, ...nouns)),
  };
}

/**
 * Joins a file's data with what there is now: while the question stood, another tab may have gone on. Returns whether the
 * device keeps all of it.
 */
export function importData({ imported, content }: Pick<Import, "imported" | "content">): boolean {
  readAgain();
  const { replaceAnalytics } = useStore.getState();
  if (Object.keys(imported.episodeStats).length > 0) replaceAnalytics(mergeAnalytics(useStore.getState(), imported));
  for (const { field, merge } of exportableStores)
    if (Object.keys(content[field] ?? {}).length > 0) merge(content[field]);
  return [analyticsStorage.name, ...exportableStores.map(({ storage }) => storage)].every(isOnDevice);
}

/** Of quizzes the search's file knows all; it is fetched for those files alone that name some. */
async function fetchKnownIds(allEpisodes: ListStart<{ id: string }>, isAboutQuizzes: boolean): Promise<KnownIds> {
  const [episodes, quizzes] = await Promise.all([
    fetchIds(allEpisodes),
    isAboutQuizzes ? fetchJson("/search.json", readSearchFile).then((file) => file.quizzes) : [],
  ]);
  return { episodes, quizzes: new Set(quizzes.map(({ id }) => id)) };
}

/** What the storage refused lasts in memory alone. */
function isOnDevice(name: string): boolean {
  try {
    return localStorage.getItem(name) === safeStorage.getItem(name);
  } catch {
    return false;
  }
}

function refuse(message: string, description: string): Refusal {
  return { kind: "refusal", type: "error", message, description };
}
