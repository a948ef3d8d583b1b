declare global {
  interface Window {
    /** The palette's keys pressed before hydration. The script in the head sets it (inline-scripts.ts). */
    earlyKeys?: { presses: KeyboardEvent[]; stop: () => void };
  }
}

/** Presses the palette's keys again, now that the page listens. For an effect. */
export function replayPaletteKeys(): void {
  if (!window.earlyKeys) return;
  const { presses, stop } = window.earlyKeys;
  stop();
  delete window.earlyKeys;
  for (const press of presses) window.dispatchEvent(new KeyboardEvent("keydown", press));
}

/** What is laid out in one idle moment: few enough for a slow phone to do within a frame or two. */
const partsAtOnce = 2;

const latePart = "[class*='laid-out-late-']:not([data-laid-out])";

/** Lays out what the first layout left out, once the page shows and the browser is idle. For an effect. */
export function layOutDeferred(): void {
  void document.fonts.ready.then(layOutNext);
}

/** A few parts at a time, for otherwise it would be a long task. */
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
