/** Focuses a clicked button, because Safari does not. Otherwise a dialog could not return the focus to its opener. */
export function focusClickedButtons(): void {
  const onClick = ({ target }: Event) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return;
    const clicked = target.closest<HTMLElement>("button, [role=button]");
    clicked?.focus({ preventScroll: true, focusVisible: false });
  };
  window.addEventListener("click", onClick, true);
}

/**
 * Scrolls a keyboard-focused control into view. Chromium leaves it clipped at the edge of a horizontally scrolling
 * row.
 */
export function scrollRowsToFocus(): void {
  window.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    for (let box = target.parentElement; box; box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
        return target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    }
  });
}
