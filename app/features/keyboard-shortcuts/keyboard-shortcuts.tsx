import { useEffect } from "react";

import { allowsShortcuts } from "#app/lib/keyboard.ts";
import { useLazyModule } from "#app/lib/lazy-modules.ts";
import { notifyLoadFailed } from "#app/ui/notify-load-failed.ts";

type Props = { isOpen: boolean; onOpen: () => void; onSearch: () => void; onClose: () => void };

const importDialog = () => import("./shortcuts-dialog.tsx");

/** '?' shows what all the other keys do, unless one is typing or busy in a dialog. */
export function KeyboardShortcuts({ isOpen, onOpen, onSearch, onClose }: Props) {
  const { module, load } = useLazyModule(importDialog);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isQuestionMark = event.key === "?" && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isQuestionMark || !allowsShortcuts(event.target)) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [onOpen]);

  useEffect(() => {
    async function loadOrSay() {
      if (await load()) return;
      notifyLoadFailed(importDialog, "The shortcuts could not be opened");
      onClose();
    }
    if (isOpen) void loadOrSay();
  }, [isOpen, load, onClose]);

  return isOpen && module && <module.ShortcutsDialog onSearch={onSearch} onClose={onClose} />;
}
