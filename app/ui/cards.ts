/**
 * Makes the text of cards selectable. A card is an element with `data-card` and a link that covers it. Its other text
 * rises above that link (app.css). A click on the text follows the link, unless the visitor has selected text.
 */
export function followCards(): void {
  document.documentElement.dataset["cards"] = "";
  document.addEventListener("click", follow);
  document.addEventListener("auxclick", (event) => event.button === 1 && follow(event));
}

function follow({ target, button, detail, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("a, button") || getSelection()?.isCollapsed === false) return;
  // A middle click opens a tab, as Ctrl does. The link ignores the second half of a double click (`detail`).
  const init = { detail, ctrlKey: ctrlKey || button === 1, metaKey, shiftKey };
  const link = target.closest("[data-card]")?.querySelector("a");
  link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
}
