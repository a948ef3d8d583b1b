import { useEffect, useEffectEvent } from "react";

/**
 * Whether this is Ctrl or Cmd plus a letter, on any keyboard layout: a Georgian layout reports `key: "კ"` for the
 * K key, so the key's place on the keyboard counts as well.
 */
export function isCommandKey(event: KeyboardEvent, letter: string, { shift = false } = {}): boolean {
  // Browsers that fill in a field by themselves send keydown events without a key.
  const { code, key }: { code?: string; key?: string } = event;
  const isLetter = code === `Key${letter.toUpperCase()}` || key?.toLowerCase() === letter.toLowerCase();
  return isLetter && (event.ctrlKey || event.metaKey) && event.shiftKey === shift && !event.altKey;
}

/** Whether the visitor is typing into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches("input:not([type=range], [type=checkbox]), textarea, select, [role=textbox]"))
  );
}

/** Whether a key pressed on a target may be a single-key shortcut: not in a field, nor while a dialog is open. */
export function allowsShortcuts(target: EventTarget | null): boolean {
  return !isTyping(target) && !document.querySelector("[role=dialog], dialog[open]");
}

/** What the visitor's keyboard calls the command key. Only in the browser. */
export function commandKeyName(): "Cmd" | "Ctrl" {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "Cmd" : "Ctrl";
}

/** Hears keys wherever the focus is, while the component is shown. */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(listener);

  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
