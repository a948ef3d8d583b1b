/** Where a dialog takes a small screen whole (`roomy` in app.css) its buttons stand at the bottom. */
const roomy = "(min-width: 48rem) and (min-height: 36rem)";

/**
 * Whether a notification is to stand at the top, below the header of the dialog that fills the screen: bottom right, where
 * all others stand (specification, section 9), it would lie over the dialog's buttons.
 */
export function belongsAtTop(): boolean {
  return document.querySelector('[role="dialog"]') !== null && !window.matchMedia(roomy).matches;
}
