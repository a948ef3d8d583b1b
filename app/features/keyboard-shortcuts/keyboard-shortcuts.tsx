import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { openShortcuts, useOverlay } from "#app/ui/overlay.ts";

const ShortcutsDialog = lazyComponent(
  "the shortcuts",
  async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
);

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
