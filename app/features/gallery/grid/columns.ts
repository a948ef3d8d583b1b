import { useSyncExternalStore } from "react";

/** Columns from a window width in CSS pixels on (specification, section 9). prerendered-columns.css has the same widths. */
export const layouts = [
  { minWidth: 1024, columns: 4 },
  { minWidth: 768, columns: 3 },
  { minWidth: 0, columns: 2 },
];

/** Milliseconds without a change of size before the columns are laid out anew (specification, section 9). */
const settleMs = 250;

/** Width of a tile in the page: the page's column less its sides and the gaps of 16 px. For `<img sizes>`. */
export const tileSizes =
  "(min-width: 1160px) 268px, (min-width: 1024px) calc(25vw - 22px), " +
  "(min-width: 768px) calc(33.3vw - 24px), calc(50vw - 28px)";

/** Columns for the window as it is; undefined while rendering on the server and hydrating. */
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
