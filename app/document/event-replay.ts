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
