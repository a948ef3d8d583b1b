/** What is laid out in one idle moment: few enough for a slow phone to do within a frame or two. */
const batch = 2;

const late = "[class*='laid-out-late-']:not([data-laid-out])";

/**
 * For the head: marks a page that is arrived at from its top. Only there may parts of it be laid out late (`laid-out-late-*`
 * in app.css); where a place on the page is to be found again, all of it is there at once.
 */
export const arrivalScript = `try{if(performance.getEntriesByType("navigation")[0].type==="navigate"&&!location.hash)document.documentElement.dataset.arriving=""}catch{}`;

/** Lays out what the first layout left out, once the page shows and the browser is idle. For an effect. */
export function settlePage(): void {
  void document.fonts.ready.then(settleNext);
}

/** A few parts at a time, for otherwise it would be a long task. */
function settleNext(): void {
  if (document.documentElement.dataset["arriving"] === undefined) return;
  const parts = [...document.querySelectorAll<HTMLElement>(late)].slice(0, batch);
  if (parts.length === 0) {
    delete document.documentElement.dataset["arriving"];
    return;
  }
  whenIdle(() => {
    for (const part of parts) part.dataset["laidOut"] = "";
    settleNext();
  });
}

function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(act);
  else setTimeout(act);
}
