import type { MouseEvent } from "react";

/** Whether a click on a link is one to handle here: with a key held the browser opens it elsewhere. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}
