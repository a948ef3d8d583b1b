type KeyPress = Pick<KeyboardEvent, "code" | "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a key asks of the round: an option (counted from 0), to confirm, or to hold the page and go on. */
export type QuizKey = { ask: "pick"; option: number } | { ask: "confirm" } | { ask: "hold" };

/**
 * Reads a key press, on any keyboard layout: a Georgian one reports `key: "პ"` for the P key, a French one `key: "&"` for
 * the 1 key, so the keys' places count as well. Not those of the numeric keypad, whose digits are arrows without NumLock.
 */
export function readKey({ code, key, ctrlKey, metaKey, altKey }: KeyPress): QuizKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const digit = /^Digit([1-4])$/.exec(code)?.[1] ?? /^[1-4]$/.exec(key)?.[0];
  if (digit) return { ask: "pick", option: Number(digit) - 1 };
  if (key === "Enter") return { ask: "confirm" };
  if (key === " " || code === "KeyP" || /^p$/i.test(key)) return { ask: "hold" };
  return undefined;
}
