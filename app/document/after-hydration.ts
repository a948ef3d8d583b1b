declare global {
  interface Window {
    /** Set by the script in the head (inline-scripts.ts), until the page hears by itself. */
    earlyInput?: {
      /** Buttons that were clicked before anything listened, and presses of the palette's keys, in that order. */
      inputs: (HTMLElement | KeyboardEvent)[];
      stopClicks: () => void;
      stopKeys: () => void;
    };
  }
}

/** To be called before hydration: from then on React replays clicks itself. */
export function stopRecordingClicks(): void {
  window.earlyInput?.stopClicks();
}

/** Does what was asked for too early, once. For an effect: then buttons and keys do something. */
export function replayEvents(): void {
  if (!window.earlyInput) return;
  const { inputs, stopKeys } = window.earlyInput;
  stopKeys();
  delete window.earlyInput;
  for (const input of inputs) {
    if (input instanceof KeyboardEvent) window.dispatchEvent(new KeyboardEvent("keydown", input));
    else if (input.isConnected) input.click();
  }
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
