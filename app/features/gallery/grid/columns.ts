import { useSyncExternalStore } from "react";

/** Number of columns by minimum window width in CSS pixels (agreed with the client). */
const layouts = [
  { minWidth: 1024, columns: 4 },
  { minWidth: 768, columns: 3 },
  { minWidth: 0, columns: 2 },
];

/** The columns change once the window has kept its size for this many milliseconds (agreed with the client). */
const settleMs = 250;

/** Classes of the grid and of a column. The gaps are 16 px wide (agreed with the client). */
export const gridShape = "-ml-[16px] flex";
export const columnShape = "min-w-0 pl-[16px]";

/** Returns the number of columns for the current window. Undefined on the server and during hydration. */
export function useColumnCount(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => layouts.find(({ minWidth }) => (settledWidth ?? window.innerWidth) >= minWidth)?.columns,
    () => undefined,
  );
}

/** The window's width after the last resize. Stored, because the gallery may render again during a resize. */
let settledWidth: number | undefined;

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const settle = () => {
    settledWidth = window.innerWidth;
    onChange();
  };
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, settleMs);
  };
  settledWidth = window.innerWidth;
  window.addEventListener("resize", onResize);
  return () => {
    settledWidth = undefined;
    clearTimeout(timer);
    window.removeEventListener("resize", onResize);
  };
}
