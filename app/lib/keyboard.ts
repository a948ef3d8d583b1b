import { useEffect, useEffectEvent } from "react";

type Options = {
  /** Also accepts single keys while a dialog is open: for the keys of the dialog itself. */
  inDialog?: boolean;
};

/**
 * The shortcut that a key press means, such as "k", "?", "ArrowLeft", "Mod+k" or "Mod+Shift+d", where Mod is Ctrl or Cmd;
 * undefined if the press is not for the site. Such a press composes a character (IME), lands in a shadow root, in an editor
 * or in another field, was handled already, or has further modifiers. The site's own fields leave it Mod and a letter.
 */
export function readShortcut(event: KeyboardEvent, { inDialog = false }: Options = {}): string | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  const key = keyOf(event);
  if (!key || defaultPrevented || isComposing(event) || altKey || (ctrlKey && metaKey)) return undefined;
  if (isInForeignPart(event)) return undefined;
  const hasMod = ctrlKey || metaKey;
  if (!hasMod && (isTyping(event.target) || (!inDialog && isDialogOpen()))) return undefined;
  // Shift only chooses the character of a key that has several.
  const hasShift = shiftKey && (key === " " || key.length > 1 || isLatinLetter(key));
  return [hasMod && "Mod", hasShift && "Shift", key].filter(Boolean).join("+");
}

/**
 * The character or name of a key, in lower case for letters. Only where it writes another script, such as Georgian, its
 * position counts: Dvorak writes K elsewhere. Unshifted, the row of digits means digits, which a French layout shifts.
 */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  // Browsers that fill in a field by themselves send keydown events without a key.
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

/** Whether the key is part of composing a character. Safari reports only the old key code. */
export function isComposing({ isComposing: composes, keyCode }: KeyboardEvent): boolean {
  return composes || keyCode === 229;
}

/** Whether the press lands in a part of the page that an extension added: the site has no shadow roots and no editors. */
function isInForeignPart(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.composedPath().some((node) => node instanceof ShadowRoot)) return true;
  if (!(target instanceof HTMLElement)) return false;
  // A custom element may have a closed shadow root, which no path shows.
  return target.localName.includes("-") || target.isContentEditable || target.matches("[role=textbox]");
}

/** Types of fields that take no letters. */
const lettersFree =
  "[type=range], [type=checkbox], [type=radio], [type=button], [type=submit], [type=color], [type=file]";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(`input:not(${lettersFree}), textarea, select`);
}

function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog], dialog[open]") !== null;
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
