import { useEffect } from "react";
import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { isFrugal } from "#app/navigation/prefetch-links.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { closeOverlay, openPalette, useOverlay } from "#app/ui/overlay.ts";

const PaletteDialog = lazyComponent("the search", async () => {
  const { PaletteDialog: Dialog, preloadIndex } = await import("./palette-dialog.tsx");
  preloadIndex();
  return Dialog;
});

/** Delays the preload after the first click, in milliseconds, so that the response paints first. */
const settleMs = 1000;

/** Opens the palette by its shortcut on every page. Preloads it on Ctrl or Cmd, or after the first click. */
export function CommandPalette() {
  const isOpen = useOverlay(({ current }) => current === "palette");

  useKeyDown((event) => {
    if (event.key === "Control" || event.key === "Meta") PaletteDialog.preload();
    if (readShortcut(event) !== "Mod+k") return;
    event.preventDefault();
    if (event.repeat) return;
    if (isOpen) closeOverlay();
    else openPalette();
  });

  useEffect(() => {
    const preload = () => !isFrugal(navigator) && setTimeout(PaletteDialog.preload, settleMs);
    window.addEventListener("click", preload, { once: true });
    return () => window.removeEventListener("click", preload);
  }, []);

  return isOpen && <PaletteDialog />;
}
