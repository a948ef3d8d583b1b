/** Safari does not focus a button on click, so what the button opens would not know where to return the focus. */
export function focusClickedButtons(): void {
  const onClick = ({ target }: Event) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return;
    const clicked = target.closest<HTMLElement>("button, [role=button]");
    clicked?.focus({ preventScroll: true, focusVisible: false });
  };
  window.addEventListener("click", onClick, true);
}

/** Chromium leaves a control that the keyboard focuses cut off at the edge of a row that scrolls sideways. */
export function scrollRowsToFocus(): void {
  window.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(":focus-visible")) return;
    for (let box = target.parentElement; box; box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === "auto")
        return target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    }
  });
}
