declare global {
  interface Window {
    /** Set by the script in the head. Buttons that were clicked before anything listened, in that order. */
    earlyClicks?: { buttons: HTMLElement[]; stop: () => void };
  }
}

/**
 * Remembers which buttons are clicked while the page is still without its scripts. Links need no help: they lead where
 * they say.
 */
export const earlyClicksScript = `(function(d){var b=[];function note(e){var t=e.target.closest&&e.target.closest("button");if(t)b.push(t)}d.addEventListener("click",note,true);window.earlyClicks={buttons:b,stop:function(){d.removeEventListener("click",note,true)}}})(document);`;

/** From now on React hears clicks itself, also on what it has not made its own yet. */
export function stopNotingClicks(): void {
  window.earlyClicks?.stop();
}

/** Clicks what was clicked too early, once. For an effect: then the buttons do something. */
export function replayEarlyClicks(): void {
  const clicked = window.earlyClicks?.buttons.splice(0) ?? [];
  for (const button of clicked) if (button.isConnected) button.click();
}
