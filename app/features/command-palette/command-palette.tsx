import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { safeSessionStorage } from "#app/lib/safe-storage.ts";
import { isFrugal } from "#app/navigation/prefetch-links.ts";
import { setTheme } from "#app/store/theme.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { closeOverlay, openPalette, useOverlay } from "#app/ui/overlay.ts";
import type { Action } from "./entries.ts";
import { PaletteFrame } from "./palette-frame.tsx";

const PaletteDialog = lazyPart("the search", async () => {
  const { PaletteDialog: Dialog, preloadIndex } = await import("./palette-dialog.tsx");
  preloadIndex();
  return Dialog;
});

/** Stores the query while the palette is open, so that a reload after a release restores it. */
const queryKey = "devtherapy-palette-query";

/** Delays the preload after the first click or key press, in milliseconds, so that the response paints first. */
const settleMs = 1000;

/** Opens the palette by its shortcut, on every page. Loads the palette's chunk on demand. */
export function CommandPalette() {
  const isOpen = useOverlay(({ current }) => current === "palette");
  usePreload();

  useKeyDown((event) => {
    if (readShortcut(event) !== "Mod+k") return;
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

/** Remounts each time the palette opens, which resets the query and any failure. */
function OpenPalette() {
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => typedBeforeReload() ?? "");

  useEffect(() => {
    safeSessionStorage.setItem(queryKey, query);
    return () => safeSessionStorage.removeItem(queryKey);
  }, [query]);

  function choose(action: Action) {
    closeOverlay();
    if ("to" in action) void navigate(action.to, { replace: isOpenUrl(action.to) });
    else if ("url" in action) window.open(action.url, "_blank", "noopener,noreferrer");
    else if ("theme" in action) setTheme(action.theme);
    else if ("run" in action) action.run();
  }

  const frame = (content: ReactNode) => (
    <PaletteFrame query={query} onQuery={setQuery}>
      {content}
    </PaletteFrame>
  );
  const loading = frame(
    <p role="status" className="py-5 label-mono text-muted">
      Loading…
    </p>,
  );
  return <PaletteDialog query={query} onQuery={setQuery} onChoose={choose} loading={loading} renderFailure={frame} />;
}

/**
 * Returns true if a link leads to the current URL and should replace its history entry. A link to a moment (`?t=`)
 * always adds an entry, because the video has played on.
 */
function isOpenUrl(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash && (hash !== "" || !/[?&]t=/.test(search));
}

/**
 * Returns the query typed before a reload. Returns null if the palette was closed, or if the visitor came back from
 * another document.
 */
function typedBeforeReload(): string | null {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" ? safeSessionStorage.getItem(queryKey) : null;
}

/** Imports the palette once: when Ctrl or Cmd goes down, otherwise a second after the first click or key press. */
function usePreload(): void {
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const whenSettled = () => {
      waiting.abort();
      if (!isFrugal(navigator)) setTimeout(PaletteDialog.preload, settleMs);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") PaletteDialog.preload();
      else whenSettled();
    };
    window.addEventListener("click", whenSettled, { signal });
    window.addEventListener("keydown", onKeyDown, { signal });
    return () => waiting.abort();
  }, []);
}
