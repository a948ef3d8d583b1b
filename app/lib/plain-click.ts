/** Returns true for a click without modifier keys. With one, browsers open a tab or a window, or save the page. */
export function isPlainClick(click: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean {
  return !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey;
}
