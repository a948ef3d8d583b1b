/** Brings the tooltips along when the first control that has one is pointed at or focused. Returns what ends it. */
export function tooltipsLater(): () => void {
  let end: (() => void) | undefined = stopWaiting;
  const events = ["pointerover", "focusin"];
  for (const event of events) document.addEventListener(event, begin);
  return () => {
    end?.();
    end = undefined;
  };

  function stopWaiting() {
    for (const event of events) document.removeEventListener(event, begin);
  }

  async function begin({ target }: Event) {
    const control = target instanceof Element && target.closest("[data-tip]");
    if (!control) return;
    stopWaiting();
    // Without it the controls still do what they are for.
    const module = await import("#app/ui/tooltips.ts").catch(() => undefined);
    const isStillMeant = control.matches(":hover, :focus-visible");
    if (end) end = module?.followTooltips(isStillMeant ? control : undefined);
  }
}
