/** The element that replaced each text node during a translation. */
const translations = new WeakMap<Node, ChildNode>();

/**
 * Keeps React working while the browser translates the page. Chromium replaces each text node by a `<font>`. React
 * keeps references to its text nodes: it would throw when it removes one or inserts before it, and its updates would
 * be invisible. This restores a text node before React uses it, and the browser translates it again.
 */
export function tolerateTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") putBack(target);
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
      for (const text of removedNodes) {
        if (!font || !(text instanceof Text)) continue;
        translations.set(text, font as ChildNode);
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

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
  if (text && !text.isConnected) translations.get(text)?.replaceWith(text);
}

/** Returns the node, or its nearest ancestor, that is a child of the parent. Some translators wrap a text. */
function childAround(node: Node | null, parent: Node): Node | null {
  return !node || node.parentNode === parent ? node : childAround(node.parentNode, parent);
}
