/**
 * `openDelay` passes before a tooltip opens. Within `skipDelay` after a tooltip closes, the next tooltip opens at once.
 * Both are in milliseconds (agreed with the client).
 */
const openDelay = 700;
const skipDelay = 300;

/** Height of a tooltip and its gap, in pixels. */
const roomAbove = 40;

/**
 * Shows the accessible name of controls with `data-tip` on hover and keyboard focus, above the control or, without room
 * there, below it. Escape hides it. Plain DOM, so that a hundred tooltips need no hydration. Hidden from screen
 * readers, which have the names.
 */
export function followTooltips(): void {
  let control: Element | undefined;
  let tooltip: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastClosedAt = Number.NEGATIVE_INFINITY;

  function open(next: Element) {
    if (control === next) return;
    close();
    control = next;
    const wait = performance.now() - lastClosedAt < skipDelay ? 0 : openDelay;
    timer = setTimeout(() => {
      tooltip = drawTooltip(next);
    }, wait);
  }

  function close() {
    clearTimeout(timer);
    if (tooltip) lastClosedAt = performance.now();
    tooltip?.remove();
    tooltip = undefined;
    control = undefined;
  }

  document.addEventListener("pointerover", ({ pointerType, target }) => {
    const hovered = controlAt(target);
    if (hovered && pointerType !== "touch") open(hovered);
    else if (!(target instanceof Node && tooltip?.contains(target)) && !control?.matches(":focus-visible")) close();
  });
  document.addEventListener("focusin", ({ target }) => {
    const focused = controlAt(target);
    if (focused?.matches(":focus-visible")) open(focused);
    else close();
  });
  for (const name of ["focusout", "pointerdown", "scroll"]) document.addEventListener(name, close);
  // Listens on the document, because a hovered control may not have the focus. Enter and Space close the tooltip, too,
  // because they may change the control's name.
  document.addEventListener("keydown", ({ key }) => ["Escape", "Enter", " "].includes(key) && close());
}

/** Returns the control with a tooltip that contains the event's target. */
function controlAt(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest("[data-tip]")) || undefined;
}

/** Renders the tooltip above or below the control, centered, within the window's edges. */
function drawTooltip(control: Element): Element {
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const isAbove = top >= roomAbove;
  const tooltip = document.createElement("span");
  tooltip.dataset["tooltip"] = "";
  tooltip.ariaHidden = "true";
  tooltip.className = "fixed z-40 py-1.5";
  const label = document.createElement("span");
  label.className = "block rounded-sm bg-text px-2 py-1 text-xs whitespace-nowrap text-page";
  label.textContent = control.ariaLabel;
  tooltip.append(label);
  document.body.append(tooltip);
  const half = tooltip.offsetWidth / 2;
  const middle = Math.max(half, Math.min((left + right) / 2, document.documentElement.clientWidth - half));
  tooltip.style.top = `${isAbove ? top : bottom}px`;
  tooltip.style.left = `${middle}px`;
  tooltip.style.translate = `-50% ${isAbove ? -100 : 0}%`;
  return tooltip;
}
