import { relative } from "node:path";

/** What the bundler tells of a module: whether it is an entry, and who imports it (by their ids). */
type Graph = { getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null };

/**
 * How the client's code is cut into files. 'vendor' and 'shell' are what every page needs, packages apart from our own
 * code, so that a change in a feature leaves both as they are in visitors' caches. The shell also holds the small change
 * that several pages share (lib, ui, icons), and what several pages share of a feature is a file named after it: in
 * files of their own most modules would cost a request for some hundred bytes. The rest, what one page or one dialog
 * needs, is left to the bundler.
 */
export const chunkGroups = [
  group("vendor", ({ isPackage, entries }) => isPackage && entries.some(isOfEveryPage)),
  group("shell", ({ isPackage, path, entries }) => {
    const isPrimitive = isPackage || /^app\/(lib|ui|store)\//.test(path);
    return entries.some(isOfEveryPage) || (isPrimitive && entries.length > 1);
  }),
  group(
    ({ path }) => fileOfFeature(/^app\/features\/([^/]+)\//.exec(path)?.[1]),
    ({ entries }) => entries.length > 1,
  ),
];

type Module = {
  /** From the project's folder. */
  path: string;
  isPackage: boolean;
  /** The entries (pages, root, start) that reach it by static imports. */
  entries: readonly string[];
};

/** Groups that stand first take their modules first. */
function group(name: string | ((module: Module) => string | null), holds: (module: Module) => boolean) {
  return {
    debugName: typeof name === "string" ? name : "features",
    name: (id: string, graph: Graph) => {
      const module = {
        path: relative(process.cwd(), id),
        isPackage: id.includes("/node_modules/"),
        entries: entriesOf(id, graph),
      };
      if (!holds(module)) return null;
      return typeof name === "string" ? name : name(module);
    },
  };
}

/** Two features that one page shows share a file. */
function fileOfFeature(feature: string | undefined): string | null {
  return feature === "quiz" ? "episodes" : (feature ?? null);
}

function isOfEveryPage(entry: string): boolean {
  return /\/app\/(root|entry\.client)\.tsx/.test(entry);
}

/** The entries that reach a module by static imports. */
function entriesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    if (info?.isEntry) entries.push(module);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return entries;
}
