/** What the visitor's keyboard calls the command key. Only in the browser. */
export function commandKeyName(): "Cmd" | "Ctrl" {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? "Cmd" : "Ctrl";
}
