/** What is laid out in one idle moment: few enough for a slow phone to do within a frame or two. */
const batch = 2;

const late = "[class*='laid-out-late-']:not([data-laid-out])";

/** Lays out what the first layout left out, once the page shows and the browser is idle. For an effect. */
export function layOutDeferred(): void {
  void document.fonts.ready.then(layOutNext);
}

/** A few parts at a time, for otherwise it would be a long task. */
function layOutNext(): void {
  if (document.documentElement.dataset["arriving"] === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>(late)].slice(0, batch);
  if (parts.length === 0) {
    delete document.documentElement.dataset["arriving"];
    return;
  }
  whenIdle(() => {
    for (const part of parts) part.dataset["laidOut"] = "";
    layOutNext();
  });
}

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
