declare global {
  interface Window {
    /** Presses of the palette's shortcut before hydration. The script in the head records them (inline-scripts.ts). */
    earlyKeys?: { presses: KeyboardEvent[]; stop: () => void };
  }
}

/** Replays the recorded presses, because the page listens now. Call it in an effect. */
export function replayPaletteKeys(): void {
  if (!window.earlyKeys) return;
  const { presses, stop } = window.earlyKeys;
  stop();
  delete window.earlyKeys;
  for (const press of presses) window.dispatchEvent(new KeyboardEvent("keydown", press));
}

/** Parts per idle callback, few enough for a slow phone to lay out within one or two frames. */
const partsAtOnce = 2;

const latePart = "[class*='laid-out-late-']:not([data-laid-out])";

/**
 * Lays out the parts that the first layout skipped, once the page shows and the browser is idle. Call it in an effect.
 */
export function layOutDeferred(): void {
  void document.fonts.ready.then(layOutNext);
}

/** Lays out a few parts at a time, to avoid a long task. */
function layOutNext(): void {
  if (document.documentElement.dataset["arriving"] === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>(latePart)].slice(0, partsAtOnce);
  if (parts.length === 0) {
    delete document.documentElement.dataset["arriving"];
    return;
  }
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? window.setTimeout;
  whenIdle(() => {
    for (const part of parts) part.dataset["laidOut"] = "";
    layOutNext();
  });
}
