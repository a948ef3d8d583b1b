import { allowsShortcuts, useKeyDown } from "#app/lib/keyboard.ts";
import { closeOverlay, openShortcuts, useOverlay } from "#app/store/overlay.ts";
import { useOnDemand } from "#app/ui/use-on-demand.ts";

const importDialog = () => import("./shortcuts-dialog.tsx");

/** '?' shows what all the other keys do, unless one is typing or busy in a dialog. */
export function KeyboardShortcuts() {
  const isOpen = useOverlay(({ current }) => current === "shortcuts");
  const module = useOnDemand(importDialog, isOpen, "The shortcuts could not be opened", closeOverlay);

  useKeyDown((event) => {
    const isQuestionMark = event.key === "?" && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isQuestionMark || !allowsShortcuts(event.target)) return;
    event.preventDefault();
    openShortcuts();
  });

  return isOpen && module && <module.ShortcutsDialog />;
}
