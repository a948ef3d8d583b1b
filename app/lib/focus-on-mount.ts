/** A ref for what takes the focus as soon as it appears. Must be passed as it is: a new function would focus again. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
