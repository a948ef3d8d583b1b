import { useSyncExternalStore } from "react";

/**
 * Number of columns by minimum window width in CSS pixels (agreed with the client). prerendered-columns.css has the
 * same widths.
 */
export const layouts = [
  { minWidth: 1024, columns: 4 },
  { minWidth: 768, columns: 3 },
  { minWidth: 0, columns: 2 },
];

/** The columns change once the window has kept its size for this many milliseconds (agreed with the client). */
const settleMs = 250;

/** Returns the number of columns for the current window. Undefined on the server and during hydration. */
export function useColumnCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => layouts.find(({ minWidth }) => window.innerWidth >= minWidth)?.columns,
    () => undefined,
  );
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settleMs);
  };
  window.addEventListener("resize", onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("resize", onResize);
  };
}
