import type { Rolldown } from "vite";

const ofEveryPage = /\/app\/(root|entry\.client)\.tsx/;
const ofOneItem = /\/routes\/(episodes|guests|events)\.\$/;
const ofList = /\/routes\/([\w-]+\._index|topics\.\$topicSlug|quizzes\.review)\.tsx/;

/**
 * The browser's chunks (Rolldown's `codeSplitting.groups`). Earlier groups take their modules first.
 * - 'vendor': packages that every page needs.
 * - 'shell': our modules that every page needs, that pages of several features share, or that a page shares with at
 *   least three lazy parts. Separately they would be chunks of some hundred bytes. Its file is named after
 *   entry.client.tsx.
 * - 'shared': modules with dynamic imports, shared across features. A dynamic import contains the hashed name of its
 *   chunk. In the shell it would change the shell's name whenever a feature changes. Modules with dynamic imports that
 *   only the root uses stay in the root's chunk.
 * - 'lists': modules that only list pages share.
 * - 'features': one chunk per feature, with the modules that only its pages share.
 * - 'items': modules that only pages of one episode, guest or event share.
 * The bundler places all other modules.
 */
export const chunkGroups = ["vendor", "shell", "shared", "lists", "features", "items"].map((group, _index, groups) => ({
  debugName: group,
  name: (id: string, graph: Rolldown.ChunkingContext) => {
    const chunk = chunkOf(id, graph);
    return chunk && group === (groups.includes(chunk) ? chunk : "features") ? chunk : null;
  },
}));

/** Returns false for chunks that every page has loaded. Dynamic imports need not preload them. */
export function isNotOnEveryPage(file: string): boolean {
  return !/\/(vendor|entry\.client|root|rolldown-runtime)-/.test(`/${file}`);
}

function chunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  // A route whose parts another route re-exports keeps a chunk of its own.
  if (id.includes("/app/routes/")) return null;
  const users = follow(id, (module) => graph.getModuleInfo(module)?.importers);
  const pages = users.filter((module) => graph.getModuleInfo(module)?.isEntry);
  if (pages.some((page) => ofEveryPage.test(page))) {
    if (id.includes("/node_modules/")) return "vendor";
    const isOnlyOfRoot = pages.length === 1 && pages[0]?.includes("/app/root.tsx");
    return isOnlyOfRoot && importsDynamically(id, graph) ? null : "shell";
  }
  const features = new Set(users.flatMap((module) => /\/app\/features\/(?!shell\/)([^/]+)\//.exec(module)?.[1] ?? []));
  if (pages.length < 2) {
    const lazyParts = users.filter((module) => graph.getModuleInfo(module)?.dynamicImporters.length);
    return pages.length === 1 && lazyParts.length > 2 && features.size !== 1 ? "shell" : null;
  }
  if (pages.every((page) => ofOneItem.test(page))) return "items";
  if (features.size === 1) return [...features][0] ?? null;
  if (pages.every((page) => ofList.test(page))) return "lists";
  return importsDynamically(id, graph) ? "shared" : "shell";
}

/** Returns true if a module, or a module of ours that it imports, has a dynamic import. */
function importsDynamically(id: string, graph: Rolldown.ChunkingContext): boolean {
  const used = follow(id, (module) =>
    graph.getModuleInfo(module)?.importedIds.filter((imported) => !imported.includes("/node_modules/")),
  );
  return used.some((module) => Boolean(graph.getModuleInfo(module)?.dynamicallyImportedIds.length));
}

/** Returns a module and all modules reachable from it by `next`. */
function follow(id: string, next: (module: string) => readonly string[] | undefined): string[] {
  const found = new Set([id]);
  for (const module of found) for (const other of next(module) ?? []) found.add(other);
  return [...found];
}
