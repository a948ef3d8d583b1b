import { vi } from "vitest";

/** What jsdom lacks: media queries, of which none or only reduced motion matches, and scrolling. */
export function stubBrowser({ reducedMotion = false }: { reducedMotion?: boolean } = {}): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: reducedMotion && query === "(prefers-reduced-motion: reduce)",
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
}
