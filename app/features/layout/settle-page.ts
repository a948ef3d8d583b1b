/**
 * Marks the page as settled once the browser is idle: from then on what was left out of the first layout (`laid-out-late` in
 * app.css) is there too. For an effect.
 */
export function settlePage(): void {
  const settle = () => {
    document.documentElement.dataset["settled"] = "";
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(settle);
  else setTimeout(settle);
}
