import { useEffect, useEffectEvent } from "react";

/**
 * Returns true for Ctrl or Cmd plus a letter. Also compares `code`, because a Georgian layout reports `key: "კ"` for
 * the K key.
 */
export function isCommandKey(event: KeyboardEvent, letter: string, { shift = false } = {}): boolean {
  // Autofill dispatches keydown events without a key.
  const { code, key }: { code?: string; key?: string } = event;
  const isLetter = code === `Key${letter.toUpperCase()}` || key?.toLowerCase() === letter.toLowerCase();
  return isLetter && (event.ctrlKey || event.metaKey) && event.shiftKey === shift && !event.altKey;
}

/** Returns true if the element accepts typed text. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=range], [type=checkbox]), textarea, select, [role=textbox]"))
  );
}

/** Returns false in text fields and while a dialog is open, where single-key shortcuts must not run. */
export function allowsShortcuts(target: EventTarget | null): boolean {
  return !isTyping(target) && !document.querySelector("[role=dialog], dialog[open]");
}

/** Returns the name of the command key on the visitor's keyboard. Only for the browser. */
export function commandKeyName(): "Cmd" | "Ctrl" {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "Cmd" : "Ctrl";
}

/** Calls `listener` for every keydown event on the window while the component is mounted. */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(listener);

  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
