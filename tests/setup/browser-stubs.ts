import { vi } from "vitest";

/** Stubs media queries (only reduced motion can match), scrolling and modal dialogs, which jsdom lacks. */
export function stubBrowser({ reducedMotion = false }: { reducedMotion?: boolean } = {}): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reducedMotion && query === "(prefers-reduced-motion: reduce)",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
