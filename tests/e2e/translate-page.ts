/**
 * Runs in a page. Imitates the page translation of Chromium's browsers without changing any text: replaces each text
 * node by `<font>` elements, now and, unless `isOnce` is set, whenever text is added.
 */
export function translatePage(isOnce = false): void {
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
  });
  if (!isOnce) observer.observe(document.body, { childList: true, subtree: true });

  function translate(node: Node) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest("font, script, style, textarea")) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    } else for (const child of node.childNodes) translate(child);
  }
}
