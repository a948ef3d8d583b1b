import { useEffect, useEffectEvent } from "react";
import { openDialog } from "./focus.ts";

const textless = "[type=range], [type=checkbox], [type=radio], [type=button], [type=file]";
const textFields = `input:not(${textless}), textarea, select, [contenteditable], [role=textbox]`;

/**
 * Returns the shortcut of a key press, such as "k", "?", "ArrowLeft", "Mod+k" or "Mod+Shift+d", where Mod is Ctrl or
 * Cmd. Undefined for a press that composes a character, is already handled, or has other modifiers. Also undefined for
 * single keys while the visitor types or a dialog is open. A dialog passes `inDialog` to read single keys itself.
 */
export function readShortcut(event: KeyboardEvent, { inDialog = false } = {}): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, target } = event;
  // Autofill dispatches keydown events without a key.
  if (!event.key || isComposing(event) || event.defaultPrevented || altKey || (ctrlKey && metaKey)) return undefined;
  const hasMod = ctrlKey || metaKey;
  const isTyping = target instanceof Element && target.matches(textFields);
  const isCovered = !inDialog && document.querySelector(openDialog) !== null;
  if (!hasMod && (isTyping || isCovered)) return undefined;
  const key = keyOf(event);
  // Shift is part of a shortcut with letters, Space and named keys. With other keys it selects the character.
  const hasShift = shiftKey && (/^[a-z ]$/.test(key) || key.length > 1);
  return [hasMod && "Mod", hasShift && "Shift", key].filter(Boolean).join("+");
}

/** Returns a key in lower case, or its name. In a non-Latin layout, returns the Latin key at its position. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  if (/^[^\p{ASCII}]$/u.test(key)) {
    const [, latin = key] = /^(?:Key|Digit)([A-Z\d])$/.exec(code) ?? [];
    return code === "Slash" ? "?" : latin.toLowerCase();
  }
  return key.toLowerCase();
}

/** Returns true if the key is part of composing a character. Safari reports only the deprecated `keyCode`. */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === 229;
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
