/** A result starts at its top, and is read out. For a `ref`. */
export function enterResult(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "start" });
  element?.focus({ preventScroll: true });
}
