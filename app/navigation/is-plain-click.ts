type Click = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click on a link is one to handle here: with a key held the browser opens it elsewhere, or saves it. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
