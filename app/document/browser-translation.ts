declare global {
  interface Window {
    /** Nodes removed before hydration. The head's inline script fills this list. */
    earlyRemovals?: { records: MutationRecord[]; observer: MutationObserver };
  }
}

/** The nodes that replaced each text node. */
const replacements = new WeakMap<Node, ChildNode[]>();

/**
 * Keeps React working while the browser translates the page, or while an extension changes its words. Chromium replaces
 * each text node by a `<font>`, extensions replace it by copies. React keeps references to its text nodes. It would
 * throw when it removes a replaced node or inserts a node before it, and React's updates would be invisible. This
 * function restores a text node before React uses it, and the browser then translates the node again. It restores nodes
 * replaced before hydration at once, because React would otherwise render the whole page again.
 */
export function tolerateTranslation(): void {
  const observer = new MutationObserver((records) => void follow(records));
  observer.observe(document, { childList: true, subtree: true });

  /** Remembers the replacements of text nodes, and returns the replaced nodes. */
  function follow(records: MutationRecord[]): Text[] {
    return records.flatMap(({ type, target, removedNodes, addedNodes, previousSibling, nextSibling }) => {
      if (type === "characterData") putBack(target);
      const beside = [previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      const added = addedNodes.length > 0 ? [...addedNodes] : beside ? [beside] : [];
      const texts = [...removedNodes].filter((node) => node instanceof Text);
      for (const text of added.length > 0 ? texts : []) {
        replacements.set(text, added as ChildNode[]);
        observer.observe(text, { characterData: true });
      }
      return texts;
    });
  }

  const early = window.earlyRemovals;
  delete window.earlyRemovals;
  if (early) follow([...early.records, ...early.observer.takeRecords()]).forEach(putBack);
  early?.observer.disconnect();

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    putBack(before);
    return insertBefore.call(this, added, childAround(before, this)) as Added;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    putBack(removed);
    const child = childAround(removed, this);
    if (child) removeChild.call(this, child);
    return removed;
  };
}

function putBack(text: Node | null): void {
  if (!text || text.isConnected) return;
  const [first, ...others] = replacements.get(text) ?? [];
  first?.replaceWith(text);
  for (const other of others) other.remove();
}

/** Returns the child of `parent` that is or contains the node, because some translators wrap text nodes. */
function childAround(node: Node | null, parent: Node): Node | null {
  return !node || node.parentNode === parent ? node : childAround(node.parentNode, parent);
}
