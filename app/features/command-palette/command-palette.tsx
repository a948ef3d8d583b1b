import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isCommandKey, useKeyDown } from "#app/lib/keyboard.ts";
import { needsReload, useLazyModule } from "#app/lib/lazy-modules.ts";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { isOpenAddress } from "#app/navigation/use-delegated-links.ts";
import { closeOverlay, openPalette, useOverlay } from "#app/store/overlay.ts";
import { setTheme } from "#app/store/theme.ts";
import type { Action } from "./entries.ts";
import { PaletteFrame } from "./palette-frame.tsx";

const importDialog = () => import("./palette-dialog.tsx");

/** What is typed while the palette is open: after a reload for a release it opens again with it. */
const queryKey = "devtherapy-palette-query";

/** Milliseconds after the first click or key, whose own answer is painted before. */
const settleMs = 1000;

/** The palette's place on every page: its key, and its code when it is wanted. */
export function CommandPalette() {
  const isOpen = useOverlay(({ current }) => current === "palette");
  usePreload();

  useKeyDown((event) => {
    if (!isCommandKey(event, "k")) return;
    event.preventDefault();
    if (event.repeat) return;
    if (isOpen) closeOverlay();
    else openPalette();
  });

  useEffect(() => {
    if (typedBeforeReload() === null) safeSessionStorage.removeItem(queryKey);
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
    safeSessionStorage.setItem(queryKey, query);
    return () => safeSessionStorage.removeItem(queryKey);
  }, [query]);

  function choose(action: Action) {
    closeOverlay();
    if ("to" in action) void navigate(action.to, { replace: isOpenAddress(action.to) });
    else if ("url" in action) window.open(action.url, "_blank", "noopener,noreferrer");
    else if ("theme" in action) setTheme(action.theme);
    else if ("run" in action) action.run();
  }

  if (module) return <module.PaletteDialog query={query} onQuery={setQuery} onChoose={choose} />;
  return (
    <PaletteFrame
      query={query}
      onQuery={setQuery}
      hasFailed={hasFailed}
      needsReload={needsReload(importDialog)}
      onRetry={load}
    />
  );
}

/** What was typed when the page was reloaded; null where the palette was not open, and after Back to another document. */
function typedBeforeReload(): string | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" ? safeSessionStorage.getItem(queryKey) : null;
}

/** Fetches the palette once: as soon as Ctrl or Cmd goes down, else a second after the first click or key. */
function usePreload(): void {
  const { preload } = useLazyModule(importDialog);

  useEffect(() => {
    const preloadAll = async () => (await preload())?.preloadIndex();
    const waiting = new AbortController();
    const { signal } = waiting;
    const whenSettled = () => {
      waiting.abort();
      if (navigator.onLine) setTimeout(preloadAll, settleMs);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") void preloadAll();
      else whenSettled();
    };
    window.addEventListener("click", whenSettled, { signal });
    window.addEventListener("keydown", onKeyDown, { signal });
    return () => waiting.abort();
  }, [preload]);
}
