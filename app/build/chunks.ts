import { relative } from "node:path";
import type { Rolldown } from "vite";

/**
 * The groups of the client's chunks (Rolldown's `codeSplitting.groups`).
 * - 'vendor': packages that every page needs.
 * - 'shell': our modules that every page needs, and small modules that pages of several features share, or one page and
 *   three parts that load on demand: they would else be chunks of some hundred bytes. Its file is named after the client's
 *   entry.
 * - 'root': modules that only the root needs and that import dynamically stay in the root's own chunk, because a dynamic
 *   import holds the hashed name of its chunk: so vendor and shell stay cached when a feature changes.
 * - 'lists': modules that only pages of lists share; 'on-demand': those that several features' pages share and that import
 *   dynamically.
 * - one chunk for each feature of what several of its pages share.
 * - 'items': modules that pages of one episode, guest or event share. The rest is left to the bundler.
 */
export const chunkGroups = [
  group("vendor", ({ isPackage, pages }) => isPackage && pages.some(isOfEveryPage)),
  group("shell", (module) => {
    const { pages, entries, features, loadsOnDemand } = module;
    if (isOnDemand(module) || isOfLists(module) || isOfItems(module)) return false;
    if (loadsOnDemand && entries.every((entry) => /\/app\/root\.tsx/.test(entry))) return false;
    const isShared = pages.length > 1 || (pages.length === 1 && entries.length > 3);
    return pages.some(isOfEveryPage) || (isShared && features.length !== 1);
  }),
  group("on-demand", isOnDemand),
  group("lists", isOfLists),
  group(undefined, (module) => module.pages.length > 1 && !isOfItems(module)),
  group("items", isOfItems),
];

/** Whether a file is worth naming where code is loaded on demand: what every page has brought is there already. */
export function isNotOnEveryPage(file: string): boolean {
  return !/\/(vendor|entry\.client|root|rolldown-runtime)-/.test(`/${file}`);
}

/** Groups that stand first take their modules first. A group without a name has a chunk for each feature. */
function group(name: string | undefined, holds: (module: Module) => boolean) {
  return {
    debugName: name ?? "features",
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const module = described.get(id) ?? describe(id, graph);
      described.set(id, module);
      if (!holds(module)) return null;
      const [feature] = module.features;
      // Features that one page shows together share a file.
      return name ?? (feature === "guests" ? "episodes" : feature);
    },
  };
}

type Module = ReturnType<typeof describe>;

/** Each group asks about every module. */
const described = new Map<string, Module>();

function describe(id: string, graph: Rolldown.ChunkingContext) {
  /** The pages (and root and start) that need it at once, and what loads on demand and needs it. */
  const pages: string[] = [];
  const onDemand: string[] = [];
  /** The features that it belongs to or serves; none for what pages and the shell use directly. */
  const features = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) pages.push(module);
    else if (info && info.dynamicImporters.length > 0) onDemand.push(module);
    const feature = /^app\/features\/(?!shell\/)([^/]+)\//.exec(relative(process.cwd(), module))?.[1];
    if (feature) features.add(feature);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return {
    isPackage: id.includes("/node_modules/"),
    loadsOnDemand: hasOnDemand(id, graph),
    pages,
    entries: [...pages, ...onDemand],
    features: [...features],
  };
}

/** Whether a module, or what it imports, names files that load on demand. */
function hasOnDemand(id: string, graph: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info && info.dynamicallyImportedIds.length > 0) return true;
    for (const imported of info?.importedIds ?? []) if (!imported.includes("/node_modules/")) seen.add(imported);
  }
  return false;
}

/** What several features' pages share and not all pages have, and what names files that load on demand. */
function isOnDemand({ loadsOnDemand, pages, features }: Module): boolean {
  return loadsOnDemand && pages.length > 1 && features.length !== 1 && !pages.some(isOfEveryPage);
}

/** What only pages of lists share. */
function isOfLists({ pages, features }: Module): boolean {
  const isList = (page: string) =>
    /\/app\/routes\/([\w-]+\._index|topics\.\$topicSlug|quizzes\.review)\.tsx/.test(page);
  return pages.length > 1 && features.length !== 1 && pages.every(isList);
}

/** What only pages of one episode, guest or event share. */
function isOfItems({ pages }: Module): boolean {
  return pages.length > 1 && pages.every((page) => /\/app\/routes\/(episodes|guests|events)\.\$/.test(page));
}

function isOfEveryPage(entry: string): boolean {
  return /\/app\/(root|entry\.client)\.tsx/.test(entry);
}
