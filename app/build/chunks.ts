import { relative } from "node:path";

/** What the bundler tells of a module: whether it is an entry, who imports it, and what it imports (by their ids). */
type Graph = {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

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
    if (loadsOnDemand && entries.every(isRoot)) return false;
    const isShared = pages.length > 1 || (pages.length === 1 && entries.length > 3);
    return pages.some(isOfEveryPage) || (isShared && features.length !== 1);
  }),
  group("on-demand", isOnDemand),
  group("lists", isOfLists),
  group(
    ({ features: [feature] }) => fileOfFeature(feature),
    (module) => module.pages.length > 1 && !isOfItems(module),
  ),
  group("items", isOfItems),
];

/** Whether a file is worth naming where code is loaded on demand: what every page has brought is there already. */
export function isNotOnEveryPage(file: string): boolean {
  return !/\/(vendor|entry\.client|root|rolldown-runtime)-/.test(`/${file}`);
}

type Module = {
  isPackage: boolean;
  /** Whether it, or what it imports, names files that load on demand. */
  loadsOnDemand: boolean;
  /** The pages (and root and start) that need it at once. */
  pages: readonly string[];
  /** Those, and what loads on demand and needs it. */
  entries: readonly string[];
  /** The features that it belongs to or serves; none for what pages and the shell use directly. */
  features: readonly string[];
};

/** Groups that stand first take their modules first. */
function group(name: string | ((module: Module) => string | null), holds: (module: Module) => boolean) {
  return {
    debugName: typeof name === "string" ? name : "features",
    name: (id: string, graph: Graph) => {
      const module = {
        isPackage: id.includes("/node_modules/"),
        loadsOnDemand: hasOnDemand(id, graph),
        ...reachedFrom(id, graph),
      };
      if (!holds(module)) return null;
      return typeof name === "string" ? name : name(module);
    },
  };
}

/** Features that one page shows together share a file. */
function fileOfFeature(feature: string | undefined): string | null {
  return feature === "guests" ? "episodes" : (feature ?? null);
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

function isRoot(entry: string): boolean {
  return /\/app\/root\.tsx/.test(entry);
}

function isOfEveryPage(entry: string): boolean {
  return /\/app\/(root|entry\.client)\.tsx/.test(entry);
}

function hasOnDemand(id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info && info.dynamicallyImportedIds.length > 0) return true;
    for (const imported of info?.importedIds ?? []) if (!imported.includes("/node_modules/")) seen.add(imported);
  }
  return false;
}

/** What reaches a module by static imports. */
function reachedFrom(id: string, graph: Graph): Omit<Module, "isPackage" | "loadsOnDemand"> {
  const seen = new Set([id]);
  const pages: string[] = [];
  const onDemand: string[] = [];
  const features = new Set<string>();
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) pages.push(module);
    else if (info && info.dynamicImporters.length > 0) onDemand.push(module);
    const feature = /^app\/features\/(?!shell\/)([^/]+)\//.exec(relative(process.cwd(), module))?.[1];
    if (feature) features.add(feature);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return { pages, entries: [...pages, ...onDemand], features: [...features] };
}
