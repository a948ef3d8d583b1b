/** By each text that a translation took out of the page: the element that it put in its place. */
const translations = new WeakMap<Node, ChildNode>();

/**
 * Lets React go on while the browser translates the page. Chromium's browsers put a `<font>` in the place of each text, and
 * React, which keeps the texts it made, would throw as soon as it removes one of them or inserts something before it, and
 * would change those that nobody sees. Here a text comes back before any of that, and the browser translates it anew.
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

/** The node's nearest ancestor, or the node itself, that is a child of the parent: some translators wrap a text. */
function childAround(node: Node | null, parent: Node): Node | null {
  return !node || node.parentNode === parent ? node : childAround(node.parentNode, parent);
}
