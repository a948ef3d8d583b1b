import { useEffect, useEffectEvent } from "react";
import { openDialog } from "./focus.ts";

type Options = {
  /** Also accepts single keys while a dialog is open, for the dialog's own shortcuts. */
  inDialog?: boolean;
};

/**
 * Returns the shortcut of a key press, such as "k", "?", "ArrowLeft", "Mod+k" or "Mod+Shift+d", where Mod is Ctrl or
 * Cmd. Undefined for a press that is not for the site: it composes a character (IME), targets a shadow root, an
 * editor or another text field, is already handled, or has other modifiers. In the site's own fields, Mod and a
 * letter still work.
 */
export function readShortcut(event: KeyboardEvent, { inDialog = false }: Options = {}): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const key = keyOf(event);
  if (!key || defaultPrevented || isComposing(event) || altKey || (ctrlKey && metaKey)) return undefined;
  if (isInForeignPart(event)) return undefined;
  const hasMod = ctrlKey || metaKey;
  if (!hasMod && (isTyping(event.target) || (!inDialog && isDialogOpen()))) return undefined;
  // Shift is part of a shortcut only with letters, Space and named keys. With other keys it selects the character.
  const hasShift = shiftKey && (key === " " || key.length > 1 || isLatinLetter(key));
  return [hasMod && "Mod", hasShift && "Shift", key].filter(Boolean).join("+");
}

/**
 * Returns the character or name of a key, with letters in lower case. Uses the key's position only if the key writes
 * another script, such as Georgian, because K has another position in some Latin layouts, such as Dvorak. Without
 * Shift, the digit row always means digits, because a French layout needs Shift to write them.
 */
function keyOf({ key, code = "", shiftKey }: KeyboardEvent): string | undefined {
  // Ignores keydown events without a key, which autofill dispatches. Some extensions dispatch events without a code.
  if (!key) return undefined;
  if (isLatinLetter(key) && !code.startsWith("Digit")) return key.toLowerCase();
  if ([...key].length > 1 || /^[0-9?]$/.test(key)) return key;
  const digit = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  if (digit || !/^[^\p{ASCII}]$/u.test(key)) return digit ?? key;
  return code === "Slash" && shiftKey ? "?" : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

function isLatinLetter(key: string): boolean {
  return /^\p{Script=Latin}$/u.test(key);
}

/** Returns true if the key is part of composing a character. Safari reports only the deprecated `keyCode`. */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === 229;
}

/**
 * Returns true if the press targets a part of the page that an extension added. The site has no shadow roots and no
 * editors.
 */
function isInForeignPart(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.composedPath().some((node) => node instanceof ShadowRoot)) return true;
  if (!(target instanceof HTMLElement)) return false;
  // A custom element may have a closed shadow root, which composedPath() omits.
  return target.localName.includes("-") || target.isContentEditable || target.matches("[role=textbox]");
}

/** Input types without text. */
const lettersFree =
  "[type=range], [type=checkbox], [type=radio], [type=button], [type=submit], [type=color], [type=file]";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(`input:not(${lettersFree}), textarea, select`);
}

function isDialogOpen(): boolean {
  return document.querySelector(`${openDialog}, dialog[open]`) !== null;
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
