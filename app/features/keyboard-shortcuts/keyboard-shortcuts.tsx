import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { openShortcuts, useOverlay } from "#app/ui/overlay.ts";

const ShortcutsDialog = lazyPart("the shortcuts", async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);

/** Opens the list of shortcuts on '?', except in text fields and dialogs. */
export function KeyboardShortcuts() {
  const isOpen = useOverlay(({ current }) => current === "shortcuts");

  useKeyDown((event) => {
    if (readShortcut(event) !== "?") return;
    event.preventDefault();
    openShortcuts();
  });

  return isOpen && <ShortcutsDialog />;
}
