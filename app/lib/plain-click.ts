type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * Returns true for a click without modifier keys. With a modifier key, the browser opens a tab or a window, or saves
 * the page.
 */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
