import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isCommandKey } from "#app/lib/keyboard.ts";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";
import { createSafeStorage } from "#app/lib/safe-storage.ts";
import { withoutBase } from "#app/lib/url.ts";
import { closeOverlay, openPalette, useOverlay } from "#app/store/overlay.ts";
import { setTheme } from "#app/store/theme.ts";
import type { Action } from "./entries.ts";
import { PaletteFrame } from "./palette-frame.tsx";

const importDialog = () => import("./palette-dialog.tsx");

/** What is typed while the palette is open: after a reload for a release it opens again with it. */
const storage = createSafeStorage(() => sessionStorage);
const queryKey = "devtherapy-palette-query";

/** Milliseconds after the first click or key, whose own answer is painted before. */
const settleMs = 1000;

/** The palette's place on every page: its key, and its code when it is wanted. */
export function CommandPalette() {
  const isOpen = useOverlay(({ current }) => current === "palette");
  const { preload } = useLazyModule(importDialog);

  const preloadAll = useCallback(() => void preload().then((loaded) => loaded?.preloadIndex()), [preload]);
  usePreload(preloadAll);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommandKey(event, "k")) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isOpen) closeOverlay();
      else openPalette();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen]);

  useEffect(() => {
    if (typedBeforeReload() === null) storage.removeItem(queryKey);
    else openPalette();
  }, []);

  return isOpen && <OpenPalette />;
}

/** Made anew each time, so that neither what was typed nor a failure is left of the last time. */
function OpenPalette() {
  const navigate = useNavigate();
  const { module, hasFailed, load } = useLazyModule(importDialog);
  const [query, setQuery] = useState(() => typedBeforeReload() ?? "");

  useEffect(() => void load(), [load]);

  useEffect(() => {
    storage.setItem(queryKey, query);
    return () => storage.removeItem(queryKey);
  }, [query]);

  const choose = useCallback(
    (action: Action) => {
      closeOverlay();
      const { pathname, search } = window.location;
      if ("to" in action) void navigate(action.to, { replace: action.to === withoutBase(pathname) + search });
      else if ("url" in action) window.open(action.url, "_blank", "noopener,noreferrer");
      else if ("theme" in action) setTheme(action.theme);
      else if ("run" in action) action.run();
    },
    [navigate],
  );

  if (module) {
    return <module.PaletteDialog query={query} onQuery={setQuery} onChoose={choose} onClose={closeOverlay} />;
  }
  return (
    <PaletteFrame
      query={query}
      onQuery={setQuery}
      hasFailed={hasFailed}
      needsReload={needsReload(importDialog)}
      onRetry={load}
      onClose={closeOverlay}
    />
  );
}

/** What was typed when the page was reloaded; null where the palette was not open, and after Back to another document. */
function typedBeforeReload(): string | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" ? storage.getItem(queryKey) : null;
}

/** Calls back once: as soon as Ctrl or Cmd goes down, else a second after the first click or key. */
function usePreload(preload: () => void): void {
  useEffect(() => {
    const whenSettled = () => {
      stop();
      if (!navigator.onLine) return;
      setTimeout(preload, settleMs);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") preload();
      else whenSettled();
    };
    const stop = () => {
      window.removeEventListener("click", whenSettled);
      window.removeEventListener("keydown", onKeyDown);
    };
    window.addEventListener("click", whenSettled);
    window.addEventListener("keydown", onKeyDown);
    return stop;
  }, [preload]);
}
