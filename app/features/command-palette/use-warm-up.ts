import { useEffect } from "react";

/** Milliseconds after the first touch of the page, where the browser cannot say when it is idle. */
const settleMs = 1000;

/** Calls back once: as soon as Ctrl or Cmd goes down, else when the browser is idle after the first touch of the page. */
export function useWarmUp(warm: () => void): void {
  useEffect(() => {
    const whenIdle = () => {
      stop();
      if (!navigator.onLine) return;
      if ("requestIdleCallback" in window) window.requestIdleCallback(warm);
      else setTimeout(warm, settleMs);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") warm();
      else whenIdle();
    };
    const stop = () => {
      window.removeEventListener("pointerdown", whenIdle);
      window.removeEventListener("keydown", onKeyDown);
    };
    window.addEventListener("pointerdown", whenIdle);
    window.addEventListener("keydown", onKeyDown);
    return stop;
  }, [warm]);
}
