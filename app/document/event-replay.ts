declare global {
  interface Window {
    /** Set by the script in the head, until the page hears by itself. */
    earlyInput?: {
      /** Buttons that were clicked before anything listened, and presses of the palette's keys, in that order. */
      inputs: (HTMLElement | KeyboardEvent)[];
      stopClicks: () => void;
      stopKeys: () => void;
    };
  }
}

/**
 * Remembers which buttons are clicked, and whether the palette is asked for (Ctrl or Cmd and K, as in lib/keyboard.ts),
 * while the page is still without its scripts. Links need no help: they lead where they say.
 */
export const eventReplayScript = `(function(d){var b=[];function click(e){var t=e.target.closest&&e.target.closest("button");if(t)b.push(t)}function key(e){if((e.ctrlKey||e.metaKey)&&!e.shiftKey&&!e.altKey&&!e.repeat&&(e.code==="KeyK"||e.key==="k")){e.preventDefault();b.push(e)}}d.addEventListener("click",click,true);d.addEventListener("keydown",key,true);window.earlyInput={inputs:b,stopClicks:function(){d.removeEventListener("click",click,true)},stopKeys:function(){d.removeEventListener("keydown",key,true)}}})(document);`;

/** From now on React hears clicks itself, also on what it has not made its own yet. */
export function stopNotingClicks(): void {
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
