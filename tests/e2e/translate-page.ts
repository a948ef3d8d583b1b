/**
 * Runs in a page. Does what the translation of Chromium's browsers does, with the texts themselves for their translation: puts
 * a `<font>` in the place of each text, now and whenever texts come.
 */
export function translatePage(): void {
  translate(document.body);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });

  function translate(node: Node) {
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest("font, script, style, textarea")) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = node.data;
      outer.append(inner);
      node.replaceWith(outer);
    } else for (const child of node.childNodes) translate(child);
  }
}
