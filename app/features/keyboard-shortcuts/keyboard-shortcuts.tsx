import { useEffect } from "react";

import { allowsShortcuts } from "#app/lib/keyboard.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { closeOverlay, openShortcuts, useOverlay } from "#app/store/overlay.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

const importDialog = () => import("./shortcuts-dialog.tsx");

/** '?' shows what all the other keys do, unless one is typing or busy in a dialog. */
export function KeyboardShortcuts() {
  const isOpen = useOverlay(({ current }) => current === "shortcuts");
  const { module, load } = useLazyModule(importDialog);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isQuestionMark = event.key === "?" && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isQuestionMark || !allowsShortcuts(event.target)) return;
      event.preventDefault();
      openShortcuts();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  useEffect(() => {
    async function loadOrSay() {
      if (await load()) return;
      notifyLoadFailed(importDialog, "The shortcuts could not be opened");
      closeOverlay();
    }
    if (isOpen) void loadOrSay();
  }, [isOpen, load]);

  return isOpen && module && <module.ShortcutsDialog />;
}
