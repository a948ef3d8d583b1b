/**
 * Scrolls a row sideways until all of what the keyboard has focused in it is in view: Chromium leaves there what shows by a
 * pixel. Returns what ends it.
 */
export function revealFocused(): () => void {
  document.addEventListener("focusin", reveal);
  return () => document.removeEventListener("focusin", reveal);
}

function reveal({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
  for (let box = target.parentElement; box; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
      return target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  }
}
